import { useState } from 'react';
import { useClosedByBack } from '../navigation/use-closed-by-back.ts';

/** Whether a list or a menu of the UI library is open, which Back closes as it does all that lies over the page (LOOK-37). */
export function useDropdown(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, () => setOpen(false));
  return [isOpen, setOpen];
}
