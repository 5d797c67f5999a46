import { tellError, tellUndo } from './toast.tsx';

/** What a call's trigger answers with. */
type Answer = PromiseLike<{ readonly error?: unknown }>;

interface Undoable {
  /** What has been done, by the thing's name: "Pan de elote is not available any more". */
  readonly message: string;
  /** The call. */
  readonly act: () => Answer;
  /** The call that takes it back. */
  readonly actBack: () => Answer;
  /** Said at the right, where the services of a business are kept. */
  readonly isAside?: boolean;
}

async function isDone(send: () => Answer, isAside: boolean): Promise<boolean> {
  const { error } = await send();
  if (error !== undefined) tellError(error, { isAside });
  return error === undefined;
}

/**
 * Does at once what can be taken back (LOOK-5): no question, but Undo for seven seconds once the server has done it. What
 * fails, there or back, is said. Answers whether it was done.
 */
export async function doUndoably({ message, act, actBack, isAside = false }: Undoable): Promise<boolean> {
  const done = await isDone(act, isAside);
  if (done) tellUndo(message, () => void isDone(actBack, isAside), { isAside });
  return done;
}
