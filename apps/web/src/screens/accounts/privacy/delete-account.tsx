import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { useState } from 'react';
import { useAskForDeletionMutation, useTakeBackDeletionMutation } from '../../../entities/accounts/privacy.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useHasPassed } from '../../../shared/hooks/use-has-passed.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { QuestionText } from '../../../shared/ui/question-text.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { tell } from '../../../shared/ui/toast.tsx';

/** The way to have the account deleted, and while it waits for that the way back (PRIVACY-3). */
export function DeleteAccount({ user }: { user: Account }) {
  const { t } = useTranslation('privacy');
  const { deletion_at: at = null } = user;
  return (
    <SectionCard title={t('delete.title')} text={t('delete.text')}>
      {at === null ? <AskForDeletion username={user.username} /> : <Waiting at={at} />}
    </SectionCard>
  );
}

function Waiting({ at }: { at: string }) {
  const { t } = useTranslation('privacy');
  const { date } = useDates();
  const isDue = useHasPassed(at);
  const [takeBack] = useTakeBackDeletionMutation();
  const { send, failure, isBusy } = useAction();
  const keep = async () => {
    const answer = await send(() => takeBack());
    if (answer?.data) tell(t('waiting.kept'));
  };
  return (
    <Stack gap="sm">
      <Alert color="red" title={isDue ? t('waiting.due') : t('waiting.until', { day: date(at) })}>
        {isDue ? t('waiting.dueText') : t('waiting.text')}
      </Alert>
      <FormFailure error={failure} />
      <Button loading={isBusy} onClick={() => void keep()}>
        {t('waiting.keep')}
      </Button>
    </Stack>
  );
}

function AskForDeletion({ username }: { username: string }) {
  const { t } = useTranslation('privacy');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" color="red" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      {isOpen && <DeletionQuestion username={username} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What goes and what stays, and the password: nobody who finds a device signed in deletes an account. */
function DeletionQuestion({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('privacy');
  const [ask] = useAskForDeletionMutation();
  const form = useContractForm('privacy', 'askForDeletion', {
    initialValues: { current_password: '' },
    labels: { current_password: t('delete.password') },
    missing: { current_password: t('delete.passwordNeeded') },
  });
  const { failure, isSending, submit } = useSubmit(form, ask, () => {
    tell(t('delete.done'));
    onClose();
  });
  return (
    <Dialog opened onClose={() => isSending || onClose()} title={t('delete.ask')} role="alertdialog">
      <ContractFormBox form={form} onSubmit={submit}>
        <Stack>
          <QuestionText>
            <Text>{t('delete.goes')}</Text>
            <Text>{t('delete.stays')}</Text>
            <Text>{t('delete.copies')}</Text>
            <Text>{t('delete.undo')}</Text>
          </QuestionText>
          {/* For whatever fills in passwords. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField {...form.field('current_password')} autoComplete="current-password" data-autofocus />
          <FormFailure error={failure} />
          <DialogActions onCancel={onClose} confirmLabel={t('delete.confirm')} isDangerous isBusy={isSending} />
        </Stack>
      </ContractFormBox>
    </Dialog>
  );
}
