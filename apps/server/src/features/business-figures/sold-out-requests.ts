import type { FastifyInstance } from 'fastify';
import { type GatheredCounts, gatherCounts } from '../../platform/counts/gather-counts.ts';
import { isHttpError } from '../../platform/problems/errors.ts';
import { addSoldOutRequests } from './sold-out-requests.queries.ts';

/** What was asked for and sold out, gathered in memory until it is written: no error is slower for it. */
export interface SoldOutRequests extends Pick<GatheredCounts, 'write' | 'stop'> {
  /** Notes that a person was refused a product for want of pieces. */
  readonly note: (userId: number, productId: number) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    soldOutRequests: SoldOutRequests;
  }
}

/** Gathers for one process (FIGURES-3). */
export function gatherSoldOutRequests(app: FastifyInstance): SoldOutRequests {
  const { note, ...counts } = gatherCounts(app, {
    name: 'what was asked for and sold out',
    write: (db, requests) =>
      addSoldOutRequests(
        db,
        requests.map(({ what, day, people }) => ({ productId: Number(what), day, people })),
      ),
  });
  return { ...counts, note: (userId, productId) => note(String(userId), String(productId)) };
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
