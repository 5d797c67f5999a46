import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { Passkey } from '@mercadito/contracts/passkeys';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useState } from 'react';
import { useChooseNewPasswordMutation, useReadResetLinkQuery } from '../../entities/accounts/recovery.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate, useParams } from '../../shared/navigation/router.tsx';
import { signedOut } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { AccountCard } from './account-card.tsx';
import { isLinkOver, isWholeLink, LinkOver } from './link-over.tsx';
import { KeptPasskeys } from './passkeys/kept-passkeys.tsx';

/** `/reset/{secret}`: opening it uses nothing up, its button does (RECOVERY-2). */
export function Component() {
  const { t } = useTranslation('recovery');
  const { secret } = useParams<'reset'>();
  const isWhole = isWholeLink(secret);
  const reading = useReadResetLinkQuery({ secret }, { skip: !isWhole });
  // Looked at again while somebody chooses, it may have been used in another tab: then its button says so.
  if (!isWhole || (!reading.currentData && isLinkOver(reading.error))) return <AnotherLink />;
  return (
    <AccountCard title={t('reset.title')}>
      <Loaded reading={reading} skeleton={<Skeleton height={200} />} failed={t('reset.failed')}>
        {({ username, passkeys = [] }) => <NewPassword secret={secret} username={username} passkeys={passkeys} />}
      </Loaded>
    </AccountCard>
  );
}

function AnotherLink() {
  const { t } = useTranslation('recovery');
  return <LinkOver way={{ to: hrefTo('forgot'), text: t('over.again') }} />;
}

interface NewPasswordProps {
  secret: string;
  username: string;
  /** Those that end with it, unless they are kept (RECOVERY-5). */
  passkeys: readonly Passkey[];
}

function NewPassword({ secret, username, passkeys }: NewPasswordProps) {
  const { t } = useTranslation('recovery');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { user } = useSession();
  const [sendPassword] = useChooseNewPasswordMutation();
  const form = useContractForm('recovery', 'chooseNewPassword', {
    initialValues: { new_password: '' },
    labels: { new_password: t('reset.password') },
    messages: { new_password: t('reset.passwordHelp') },
  });
  const [keep_passkeys, setKept] = useState<number[]>([]);
  const send = (values: { new_password: string }) => sendPassword({ ...values, secret, keep_passkeys });
  const { failure, isSending, submit } = useSubmit(form, send, () => {
    // Every session of theirs has ended, on this device too; somebody else's goes on.
    if (user?.username === username) dispatch(signedOut());
    tell(t('reset.done'));
    void navigate(hrefTo('login'), { replace: true });
  });
  // It may have been used by the press before, whose answer was lost: the login tells, and has a way to another link.
  if (isLinkOver(failure)) return <LinkOver way={{ to: hrefTo('login'), text: t('forgot.back') }} />;
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <Text c="dimmed">{t('reset.text', { username })}</Text>
        <FormFailure error={failure} />
        {/* For what keeps passwords: whose it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('new_password', t('reset.passwordHelp'))} autoComplete="new-password" />
        {passkeys.length > 0 && <KeptPasskeys passkeys={passkeys} value={keep_passkeys} onChange={setKept} />}
        <Button type="submit" loading={isSending} fullWidth>
          {t('reset.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
