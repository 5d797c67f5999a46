import type { Answer } from '../api/answer-of.ts';
import { useAction } from '../api/use-action.ts';

/** What a dialog asks about. */
export interface Act {
  /** What it does: "Cancel order", never "OK". */
  readonly label: string;
  /** What it is refused with is said in the dialog, which stays; else that closes. What answers nothing closes it by its own means. */
  readonly run: (() => PromiseLike<Answer>) | (() => void);
  /** What follows once it is done and the dialog closes. */
  readonly onDone?: () => void;
  /** The safe answer; "Cancel" unless that would be mistaken for the act. */
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  /** False while something is missing without which it cannot be done. */
  readonly isReady?: boolean;
  /** Whether Enter in a field does it as well. */
  readonly isSubmit?: boolean;
  /** One step of several: another one follows in the same dialog. */
  readonly staysOpen?: boolean;
}

/** An act while it is under way and when it is refused. What is on its way is not called off by looking away. */
export function useAct(act: Act | undefined, onClose: () => void) {
  const { isBusy, failure, forgetFailure, send } = useAction();
  const close = () => {
    if (isBusy) return;
    forgetFailure();
    onClose();
  };
  const run = async (): Promise<void> => {
    if (!act || isBusy || act.isReady === false) return;
    forgetFailure();
    const sent = act.run();
    if (!sent) return;
    const answer = await send(() => sent);
    if (answer?.error !== undefined || act.staysOpen) return;
    onClose();
    act.onDone?.();
  };
  return { isBusy, failure, close, run: () => void run() };
}
