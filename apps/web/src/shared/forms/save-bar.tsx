import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigationType } from '../navigation/router.tsx';
import { useAnnounced } from '../ui/announce.ts';
import { HeldButton } from '../ui/held-button.tsx';
import looks from '../ui/looks.module.css';
import { useTapGuard } from '../ui/sticky-actions.tsx';
import { useFormWork } from './field-work.tsx';
import { FormFailure } from './form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  form: { readonly isDirty: () => boolean; readonly discardChanges: () => void };
  /** What `useSubmit` says of it. */
  sending: { readonly failure: unknown; readonly isSending: boolean };
  /** Where there is somewhere to go back to; without it the form is as it was again. */
  onDiscard?: () => void;
  /** Without what nobody may save (`useMissingText`). */
  missing?: string | false;
  /** The id of where the page says it already. */
  saidBy?: string | undefined;
  /** What the buttons are called where they are not Save and Discard. */
  names?: { readonly save?: string; readonly discard?: string };
  /** A sign for another way to save, between the two; no submit button, which Enter would press. */
  children?: ReactNode;
}

/**
 * At the end of every edit form: Save and Discard in reach of the thumb, above the keyboard; whether something is unsaved,
 * why the last try failed, and the question before leaving (LOOK-14).
 */
export function SaveBar({ form, sending, onDiscard, missing, saidBy, names = {}, children }: SaveBarProps) {
  const { t } = useTranslation('controls');
  // As all that sticks to the lower edge: a screen somebody has been led to ignores taps on the one before it.
  const guard = useTapGuard(useNavigationType() !== 'POP');
  const work = useFormWork();
  // What was chosen and is not small yet is lost too.
  const isDirty = form.isDirty() || work.isBusy;
  const canDiscard = onDiscard !== undefined || isDirty;
  const state = work.isWaiting ? t('saveBar.waiting') : isDirty && t('saveBar.unsaved');
  useAnnounced(state);
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <FormFailure error={sending.failure} />
      <div
        className={classes.bar}
        data-unsaved={isDirty || undefined}
        data-leads-back={onDiscard ? true : undefined}
        {...guard}
      >
        <span className={`${looks.ifAny} ${classes.note}`}>{state}</span>
        <Button
          variant="default"
          disabled={sending.isSending || !canDiscard}
          onClick={onDiscard ?? form.discardChanges}
        >
          {names.discard ?? t('common:discard')}
        </Button>
        {children}
        <HeldButton type="submit" loading={sending.isSending || work.isWaiting} missing={missing} saidBy={saidBy}>
          {names.save ?? t('common:save')}
        </HeldButton>
      </div>
    </>
  );
}
