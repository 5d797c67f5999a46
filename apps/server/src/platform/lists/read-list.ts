import type { FastifyRequest } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { TookTooLong, withinTime } from '../../database/transaction.ts';
import { tooCostly } from '../problems/errors.ts';

const LONGEST_QUERY_MS = 500;

interface Reading {
  readonly db: Db;
  readonly request: FastifyRequest;
}

/** What decides how much work a list is. */
interface Question {
  readonly search: string;
  readonly category: number;
  readonly price_range?: string;
  readonly page?: number;
  readonly cursor?: string | undefined;
}

const isCostly = ({ search, category, price_range = 'any', page = 1, cursor }: Question): boolean =>
  search !== '' || category !== 0 || price_range !== 'any' || (page > 1 && cursor === undefined);

/**
 * Reads a list that anybody may ask for. One that is more than the next rows of an index gets half a second for each of its
 * queries, and one address two such lists at a time, also where the server asks on its behalf for a page.
 * @throws 503 `too_costly`
 */
export function readList<T>({ db, request }: Reading, question: Question, read: (db: Db) => Promise<T>): Promise<T> {
  if (!isCostly(question)) return read(db);
  const readInTime = async (): Promise<T> => {
    try {
      return await withinTime(db, LONGEST_QUERY_MS, read, question.search !== '');
    } catch (error) {
      throw error instanceof TookTooLong ? tooCostly(error) : error;
    }
  };
  return request.server.limits.readInTurn(request, readInTime);
}
