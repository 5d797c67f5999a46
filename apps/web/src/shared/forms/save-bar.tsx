import { Button } from '@mantine/core';
import { useNavigationType } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { useTapGuard } from '../ui/use-tap-guard.ts';
import { FormFailure } from './form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  form: { readonly isDirty: () => boolean; readonly reset: () => void };
  /** What `useSubmit` says of it. */
  sending: { readonly failure: unknown; readonly isSending: boolean };
  /** Where there is somewhere to go back to; without it the form is as it was again. */
  onDiscard?: () => void;
  /** False while something is missing without which the specification lets nobody save. */
  canSave?: boolean;
}

/**
 * At the end of every edit form: Save and Discard in reach of the thumb, above the keyboard; whether something is unsaved,
 * why the last try failed, and the question before leaving (LOOK-14).
 */
export function SaveBar({ form, sending, onDiscard, canSave = true }: SaveBarProps) {
  const { t } = useTranslation('kit');
  // As all that sticks to the lower edge: a screen somebody has been led to ignores taps on the one before it.
  const guard = useTapGuard(useNavigationType() !== 'POP');
  const isDirty = form.isDirty();
  const canDiscard = onDiscard !== undefined || isDirty;
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <FormFailure error={sending.failure} />
      <div className={classes.bar} {...guard}>
        <span className={classes.note} role="status">
          {isDirty && t('saveBar.unsaved')}
        </span>
        <Button variant="default" disabled={sending.isSending || !canDiscard} onClick={onDiscard ?? form.reset}>
          {t('common:discard')}
        </Button>
        <Button type="submit" loading={sending.isSending} disabled={!canSave}>
          {t('common:save')}
        </Button>
      </div>
    </>
  );
}
