/** What a call's trigger answers with: one of the two. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** In place of an answer. */
export interface Broken {
  readonly data?: undefined;
  readonly error: unknown;
}

/** What breaks on the way is an error like others: who waits for the answer is never left waiting. */
export async function answerOf<A extends Answer>(sent: PromiseLike<A>): Promise<A | Broken> {
  try {
    return await sent;
  } catch (error) {
    reportError(error);
    return { error: error ?? new Error('It broke') };
  }
}
