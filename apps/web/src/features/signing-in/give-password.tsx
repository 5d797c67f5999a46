import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useConfirmPasswordMutation } from '../../entities/accounts/own-account.api.ts';
import { useConnection } from '../../shared/connection/use-connection.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { createStored } from '../../shared/storage/stored.ts';

/** When it was given last on this device: its tabs share a session, and ask once. */
const given = createStored('passwordGiven', () => v.number(), { area: 'device', perPerson: false });

interface GivePasswordProps {
  username: string;
  onAnswer: (isGiven: boolean) => void;
}

/** The password of whoever is signed in, once more: what waits for it is then done (ACCOUNT-23). */
export function GivePassword({ username, onAnswer }: GivePasswordProps) {
  const { t } = useTranslation('problems');
  const isOffline = useConnection() === 'lost';
  const [confirmPassword] = useConfirmPasswordMutation();
  const form = useContractForm('own-account', 'confirmPassword', {
    initialValues: { current_password: '' },
    labels: { current_password: t('passwordAsked.password') },
  });
  const { failure, isSending, submit } = useSubmit(form, confirmPassword, () => {
    given.write(Date.now());
    onAnswer(true);
  });
  const heard = useEffectEvent(() => onAnswer(true));
  useEffect(() => given.followOthers(heard), []);
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <Text>{t('passwordAsked.text')}</Text>
        {/* For whatever fills in passwords. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('current_password')} autoComplete="current-password" data-autofocus />
        {isOffline ? <Alert role="alert">{t('passwordAsked.offline')}</Alert> : <FormFailure error={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={isOffline}>
            {t('passwordAsked.go')}
          </Button>
        </Group>
      </Stack>
    </ContractFormBox>
  );
}
