let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether more writes are on their way: then an answer is already out of date. */
export const hasMoreWrites = (): boolean => waiting > 0;

/** Sends the cart's writes one after the other: quick taps on plus must not overtake each other on the way. */
export function inOrder<T>(write: () => Promise<T>): Promise<T> {
  waiting += 1;
  const mine = last.then(() => {
    waiting -= 1;
    return write();
  });
  last = mine.catch(() => undefined);
  return mine;
}
