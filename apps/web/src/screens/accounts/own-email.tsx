import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { useSendEmailLinkMutation, useUpdateAccountMutation } from '../../entities/accounts/own-account.api.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { tell } from '../../shared/ui/toast.tsx';

/** The address a person is written to, whether a link has proved it, and another one in its place (ACCOUNT-21). */
export function OwnEmail({ user }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const { sends_mail: sendsMail = false } = useSite();
  return (
    <SectionCard title={t('email.title')} text={user.email}>
      {sendsMail && <Proof user={user} />}
      <EmailForm sendsMail={sendsMail} />
    </SectionCard>
  );
}

/** Whether the address is proved, and the link that does so, sent once more. */
function Proof({ user: { email, email_confirmed: isConfirmed, email_pending: pending } }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const [sendLink] = useSendEmailLinkMutation();
  const { send, failure, isBusy } = useAction();
  const asked = pending ?? (isConfirmed ? null : email);
  const again = async () => {
    const answer = await send(() => sendLink());
    if (answer?.data && asked !== null) tell(t('email.linkSent', { email: asked }));
  };
  return (
    <Stack gap="xs">
      <Text size="sm">
        {pending ? t('email.pending', { email: pending }) : t(isConfirmed ? 'email.confirmed' : 'email.unconfirmed')}
      </Text>
      <FormFailure error={failure} />
      {asked !== null && (
        <Button variant="light" loading={isBusy} onClick={() => void again()}>
          {pending ? t('email.sendLinkAgain') : t('email.sendLink')}
        </Button>
      )}
    </Stack>
  );
}

const BLANK = { email: '', current_password: '' };

function EmailForm({ sendsMail }: { sendsMail: boolean }) {
  const { t } = useTranslation('ownData');
  const [sendEmail] = useUpdateAccountMutation();
  const form = useContractForm('own-account', 'updateAccount', {
    initialValues: BLANK,
    labels: { email: t('email.next'), current_password: t('email.current') },
    messages: { email: t('email.wrong') },
    missing: { current_password: t('email.currentRequired') },
    needed: ['email', 'current_password'],
  });
  const { failure, isSending, submit } = useSubmit(form, sendEmail, ({ email_pending: pending }) => {
    form.beginWith(BLANK);
    tell(sendsMail && pending ? t('email.asked', { email: pending }) : t('email.done'));
  });
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty()} />
      <Stack>
        <FormFailure error={failure} />
        <TextInput {...form.field('email')} type="email" autoComplete="email" />
        <PasswordField {...form.field('current_password')} autoComplete="current-password" />
        <Button type="submit" variant="light" loading={isSending}>
          {t('email.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
