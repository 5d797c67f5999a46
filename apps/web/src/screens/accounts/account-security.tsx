import { Button, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useChangePasswordMutation, useLogoutMutation } from '../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { inTime } from '../../shared/connection/on-reconnect.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { signedOut } from '../../shared/session/session.slice.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { tell } from '../../shared/ui/toast.tsx';

const BLANK = { current_password: '', new_password: '' };

/** The current password and a new one; the server signs every other device out. */
export function PasswordForm() {
  const { t } = useTranslation('accounts');
  const [sendPassword] = useChangePasswordMutation();

  const form = useContractForm('accounts', 'changePassword', {
    initialValues: BLANK,
    labels: { current_password: t('passwordForm.current'), new_password: t('passwordForm.next') },
    messages: { new_password: t('signUp.passwordHelp') },
  });

  const { failure, isSending, submit } = useSubmit(form, sendPassword, () => {
    form.beginWith(BLANK);
    tell(t('passwordForm.done'));
  });

  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <PasswordField {...form.field('current_password')} isOneOfTwo autoComplete="current-password" />
        <PasswordField
          {...form.field('new_password', t('signUp.passwordHelp'))}
          isOneOfTwo
          autoComplete="new-password"
        />
        <Button type="submit" variant="light" loading={isSending}>
          {t('passwordForm.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}

/** For how long signing out waits for what is on its way, in milliseconds. */
const LAST_SENDING_MS = 3_000;

/** What could still be taken back is sent while the person is there. */
async function sendLast(userId: number): Promise<void> {
  const { sendAllNow } = await import('../../shared/outbox/send-outbox.ts');
  await sendAllNow(userId);
}

/** Asks, revokes the token and forgets the person on this device, even where the server cannot be reached. */
export function SignOut({ name }: { name: string }) {
  const { t } = useTranslation('accounts');
  const { brand } = useSite();
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  const [asks, setAsks] = useState(false);
  const userId = useUserId();
  const forget = async () => {
    // Without a line it waits for whoever did it.
    await inTime(sendLast(userId), LAST_SENDING_MS).catch(() => undefined);
    await logout();
    return {};
  };
  return (
    <>
      <Button variant="default" leftSection={<IconLogout size={20} />} onClick={() => setAsks(true)}>
        {t('logout.button')}
      </Button>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('logout.ask', { name })}
        role="alertdialog"
        act={{ label: t('logout.button'), run: forget, onDone: () => dispatch(signedOut()) }}
      >
        <Text c="dimmed">{t('logout.text', { brand })}</Text>
      </Dialog>
    </>
  );
}
