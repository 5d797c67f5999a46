import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useConfirmPasswordMutation } from '../../entities/accounts/own-account.api.ts';
import { useConnection } from '../../shared/connection/use-connection.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { createStored } from '../../shared/storage/stored.ts';
import desk from '../../shared/ui/desk.module.css';
import { QuestionText } from '../../shared/ui/question-text.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';

/** When it was given last on this device: its tabs share a session, and ask once. */
const given = createStored('passwordGiven', () => v.number(), { area: 'device', perPerson: false });

interface GivePasswordProps {
  username: string;
  onAnswer: (isGiven: boolean) => void;
  /** Whether a device is asked for a passkey: until it has answered nobody looks away. */
  onDeviceAsking: (isAsking: boolean) => void;
}

/** The password of whoever is signed in, once more, or a passkey: what waits for it is then done (ACCOUNT-23, PASSKEY-7). */
export function GivePassword({ username, onAnswer, onDeviceAsking }: GivePasswordProps) {
  const { t } = useTranslation('problems');
  const isOffline = useConnection() === 'lost';
  const [confirmPassword] = useConfirmPasswordMutation();
  const form = useContractForm('own-account', 'confirmPassword', {
    initialValues: { current_password: '' },
    labels: { current_password: t('passwordAsked.password') },
  });
  const [isDeviceAsking, setDeviceAsking] = useState(false);
  const tellAsking = (isAsking: boolean) => {
    setDeviceAsking(isAsking);
    onDeviceAsking(isAsking);
  };
  const isGiven = () => {
    given.write(Date.now());
    onAnswer(true);
  };
  const { failure, isSending, submit } = useSubmit(form, confirmPassword, isGiven);
  const heard = useEffectEvent(() => onAnswer(true));
  useEffect(() => given.followOthers(heard), []);
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <QuestionText>
          <Text>{t('passwordAsked.text')}</Text>
        </QuestionText>
        {/* For whatever fills in passwords. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('current_password')} autoComplete="current-password" data-autofocus />
        {isOffline ? <Alert role="alert">{t('passwordAsked.offline')}</Alert> : <FormFailure error={failure} />}
        <div className={desk.answers}>
          <Button variant="default" disabled={isDeviceAsking} onClick={() => onAnswer(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={isOffline || isDeviceAsking}>
            {t('passwordAsked.go')}
          </Button>
        </div>
        <PasskeyInstead isOffline={isOffline} onAsking={tellAsking} onDone={isGiven} />
        <Anchor component={Link} to={hrefTo('forgot')} ta="center" onClick={() => onAnswer(false)}>
          {t('passwordAsked.forgot')}
        </Anchor>
      </Stack>
    </ContractFormBox>
  );
}
