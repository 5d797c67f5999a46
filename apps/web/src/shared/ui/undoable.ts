import type { Answer } from '../api/use-action.ts';
import { tellError, tellUndo } from './toast.tsx';

interface Undoable {
  /** What has been done, by the thing's name: "Pan de elote is not available any more". */
  readonly message: string;
  /** The call. */
  readonly act: () => PromiseLike<Answer>;
  /** The call that takes it back. */
  readonly actBack: () => PromiseLike<Answer>;
  /** Said at the right, where the services of a business are kept. */
  readonly isAside?: boolean;
}

/** Does it and offers Undo, as `doUndoably` does; what it is refused with is the caller's to say, as in a dialog. */
export async function offerUndo({ message, act, actBack, isAside = false }: Undoable): Promise<Answer> {
  const answer = await act();
  const undo = async () => {
    const { error } = await actBack();
    if (error !== undefined) tellError(error, { isAside });
  };
  if (answer.error === undefined) tellUndo(message, () => void undo(), { isAside });
  return answer;
}

/**
 * Does at once what can be taken back (LOOK-5): no question, but Undo for seven seconds once the server has done it. What
 * fails, there or back, is said. Answers whether it was done.
 */
export async function doUndoably(undoable: Undoable): Promise<boolean> {
  const { error } = await offerUndo(undoable);
  if (error !== undefined) tellError(error, { isAside: undoable.isAside ?? false });
  return error === undefined;
}
