import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useClosedByBack } from '../navigation/use-closed-by-back.ts';

interface Modal {
  opened: boolean;
  onClose: () => void;
  /** Whether a tap beside what is in it closes it. */
  closesOnClickOutside: boolean;
}

/**
 * What makes a `<dialog>` a modal one that React's state alone opens and closes: Esc and the phone's Back ask its owner. The browser,
 * which would close it by itself, tells of that too late: by then it may have been opened again.
 */
export function useModal({ opened, onClose, closesOnClickOutside }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganOutside = useRef(false);
  useClosedByBack(opened, onClose);

  // Before it leaves the page, too: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [opened]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A choice of files that is called off, or a dialog within this one, says so as well.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent) => {
      // A browser keeps the right to close it at the second Esc in a row. Its owner was asked, and has kept it.
      const dialog = ref.current;
      if (event.target !== dialog || !opened || dialog.open) return;
      dialog.showModal();
      // A question within it stands above it again.
      for (const within of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        within.close();
        within.showModal();
      }
    },
    onMouseDown: (event: MouseEvent) => {
      beganOutside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      // The backdrop is the dialog itself; all else is inside of it. What began there, such as choosing text, is no tap beside.
      if (closesOnClickOutside && beganOutside.current && event.target === ref.current) onClose();
    },
  };
}
