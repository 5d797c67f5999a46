import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps extends Omit<ComponentProps<typeof DialogActions>, 'onCancel'> {
  opened: boolean;
  onClose: () => void;
  /** The question, with the object's name in it. */
  title: string;
  children?: ReactNode;
}

/** Asks before what cannot be undone. The focus starts on the safe button and returns to where it came from. */
export function ConfirmDialog({ opened, onClose, title, children, ...actions }: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} role="alertdialog">
      {children}
      <DialogActions onCancel={onClose} {...actions} />
    </Dialog>
  );
}
