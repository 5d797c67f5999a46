import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { FastifyInstance } from 'fastify';
import { isHttpError } from '../../platform/problems/errors.ts';
import type { Services } from '../../platform/serve/services.ts';
import { addSoldOutRequests } from './sold-out-requests.queries.ts';

// What many ask for within this time is one statement.
const WRITE_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 30_000;
// In a day; beyond it the process notes no more until tomorrow.
const MOST_NOTES = 50_000;

/** What was asked for and sold out, gathered in memory until it is written. */
export interface SoldOutRequests {
  /**
   * Notes that a person was refused a product for want of pieces. It waits for nothing and asks the database nothing, so no
   * error is slower for it. Of one person and product it counts the first of a day; who asked is forgotten with the day.
   */
  readonly note: (userId: number, productId: number) => void;
  /** Writes what has been noted; what cannot be written now is tried again later. */
  readonly write: () => Promise<void>;
  /** Writes what there is, and nothing from then on. */
  readonly stop: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    soldOutRequests: SoldOutRequests;
  }
}

type App = Pick<FastifyInstance, 'log'> & { readonly services: Pick<Services, 'config' | 'database' | 'now'> };

/** Gathers for one process. Each counts for itself, so a person counts once a day in each that they came to. */
export function gatherSoldOutRequests({ log, services: { config, database, now } }: App): SoldOutRequests {
  const seen = { day: '', notes: new Set<string>() };
  let waiting = new Map<string, { productId: number; day: string; people: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const add = (productId: number, day: string, people: number): void => {
    const key = `${productId} ${day}`;
    waiting.set(key, { productId, day, people: people + (waiting.get(key)?.people ?? 0) });
  };
  const writeAfter = (milliseconds: number): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => void write(), milliseconds).unref();
  };
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    if (taken.length === 0) return;
    try {
      await addSoldOutRequests(database.db, taken);
    } catch (error) {
      log.warn({ err: error }, 'what was asked for and sold out could not be written');
      for (const { productId, day, people } of taken) add(productId, day, people);
      writeAfter(TRY_AGAIN_AFTER_MS);
    }
  };

  return {
    write,
    note: (userId, productId) => {
      const { date } = localTime(now(), config.timeZone);
      if (seen.day !== date) {
        seen.day = date;
        seen.notes.clear();
      }
      const note = `${userId} ${productId}`;
      if (seen.notes.has(note) || seen.notes.size >= MOST_NOTES) return;
      seen.notes.add(note);
      add(productId, date, 1);
      writeAfter(WRITE_AFTER_MS);
    },
    stop: () => {
      isStopped = true;
      return write();
    },
  };
}

interface WritingCall {
  readonly subject: { readonly userId: number };
}

/** Notes a product that somebody was refused. */
export function noteSoldOut(app: FastifyInstance, { subject }: WritingCall, productId: number): void {
  app.soldOutRequests.note(subject.userId, productId);
}

/** A call's handler that also notes which product it refuses as sold out. */
export const notingSoldOut =
  <Call extends WritingCall, Answer>(app: FastifyInstance, handler: (call: Call) => Promise<Answer>) =>
  async (call: Call): Promise<Answer> => {
    try {
      return await handler(call);
    } catch (error) {
      const productId = isHttpError(error) && error.code === 'sold_out' ? error.facts?.product_id : undefined;
      if (typeof productId === 'number') noteSoldOut(app, call, productId);
      throw error;
    }
  };
