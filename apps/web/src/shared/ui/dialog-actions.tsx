import { Button } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';

interface DialogActionsProps {
  onCancel: () => void;
  onConfirm: () => void;
  /** What the button does: "Cancel order", never "OK". */
  confirmLabel: string;
  /** The safe button; "Cancel" unless that would be mistaken for the act. */
  cancelLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  isBusy?: boolean | undefined;
}

/** The two answers of a dialog. The focus starts on the safe one. */
export function DialogActions(props: DialogActionsProps) {
  const { onCancel, onConfirm, confirmLabel, cancelLabel, isDangerous, isBusy } = props;
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel} data-autofocus>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button {...(isDangerous && { color: 'red' })} onClick={onConfirm} loading={isBusy ?? false}>
        {confirmLabel}
      </Button>
    </div>
  );
}
