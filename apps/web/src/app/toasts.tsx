import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { isUndoTaken } from '../shared/ui/toast.tsx';
import classes from './toasts.module.css';

/** Leads to Undo, which is far away for who goes by keys: Ctrl+Z or ⌘Z, where it takes back nothing that is typed (LOOK-4). */
function leadToUndo(event: KeyboardEvent): void {
  const { key } = event;
  if (key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  if (isUndoTaken()) return;
  const undo = [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1);
  if (!undo) return;
  event.preventDefault();
  undo.focus();
}

/** Where short messages appear: at the lower edge, over no head line and over nothing that is tapped (LOOK-4). */
export function Toasts() {
  useEffect(() => {
    document.addEventListener('keydown', leadToUndo);
    return () => document.removeEventListener('keydown', leadToUndo);
  }, []);
  return (
    <Notifications
      position="bottom-center"
      pauseResetOnHover="notification"
      notificationMaxHeight="60dvh"
      classNames={{ root: classes.toasts }}
    />
  );
}
