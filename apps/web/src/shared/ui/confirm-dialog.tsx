import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question, with the object's name in it. */
  title: string;
  children?: ReactNode;
  /** What the button does: "Cancel order", never "OK". */
  confirmLabel: string;
  /** The safe button; "Cancel" unless that would be mistaken for the act. */
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
}

/** Asks before what cannot be undone. The focus starts on the safe button and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, children, confirmLabel, cancelLabel, isDangerous, isBusy } = props;
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={title} role="alertdialog">
      {children}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button {...(isDangerous && { color: 'red' })} onClick={onConfirm} loading={isBusy ?? false}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
