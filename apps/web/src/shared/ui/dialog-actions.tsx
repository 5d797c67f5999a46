import { Button } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';

interface DialogActionsProps {
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onConfirm?: () => void;
  /** What the button does: "Cancel order", never "OK". */
  confirmLabel: string;
  /** The safe button; "Cancel" unless that would be mistaken for the act. */
  cancelLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  /** False while something is missing without which nobody may confirm. */
  isReady?: boolean | undefined;
  isBusy?: boolean | undefined;
}

/** The two answers of a dialog, in reach of the thumb however long it is. The focus starts on the safe one where no field before has it. */
export function DialogActions(props: DialogActionsProps) {
  const { onCancel, onConfirm, confirmLabel, cancelLabel, isDangerous, isReady = true, isBusy = false } = props;
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel} disabled={isBusy} data-autofocus>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        {...(isDangerous && { color: 'red' })}
        {...(onConfirm && { onClick: onConfirm })}
        disabled={!isReady}
        loading={isBusy}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}
