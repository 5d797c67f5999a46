import { createContext, useContext, useEffect, useState } from 'react';
import { useClosedByBack } from '../navigation/use-closed-by-back.ts';

/** The dialog around this, '' for none: outside of it everything is behind it, and dead. Of a question, the id that its text has (LOOK-48). */
export const InDialog = createContext('');

/** Where a list of the UI library is: in a dialog with what opens it, and as long as it likes. */
const PLACE = { withinPortal: false, floatingStrategy: 'fixed' } as const;
const NO_PLACE = {};

/**
 * Whether a list or a menu of the UI library is open, which Back closes as it does all that lies over the page (LOOK-37), and where it has to
 * be. Esc closes it alone: the browser would close the dialog around it as well.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false);
  const isInDialog = useContext(InDialog) !== '';
  useClosedByBack(isOpen, () => setOpen(false));
  useEffect(() => {
    if (!isOpen || !isInDialog) return;
    const keepDialog = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', keepDialog, { capture: true });
    return () => document.removeEventListener('keydown', keepDialog, { capture: true });
  }, [isOpen, isInDialog]);
  return { isOpen, setOpen, place: isInDialog ? PLACE : NO_PLACE };
}
