import { Alert, Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useBeginPasskeyLoginMutation, useLogInWithPasskeyMutation } from '../../../entities/accounts/passkeys.api.ts';
import { refusalOf, signByPasskey } from '../../../features/signing-in/passkey-device.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { type Answer, useAction } from '../../../shared/api/use-action.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface PasskeyLoginProps {
  /** Begins the session of a token. */
  onToken: (token: string) => PromiseLike<Answer>;
}

/** The way in without name and password, for devices that have it (PASSKEY-3). */
export function PasskeyLogin({ onToken }: PasskeyLoginProps) {
  const { t } = useTranslation('accounts');
  const [begin] = useBeginPasskeyLoginMutation();
  const [logIn] = useLogInWithPasskeyMutation();
  const { isBusy, failure, send } = useAction();
  const signIn = async (): Promise<Answer> => {
    const asked = await begin();
    if (!asked.data) return asked;
    const signed = await signByPasskey(asked.data);
    if (!signed.data) return signed;
    const { data, error } = await logIn({ credential: signed.data });
    return data ? onToken(data.token) : { error };
  };
  const isUnknown = problemOf(failure)?.code === 'invalid_credentials';
  const wordsOf = (): string => {
    if (isUnknown) return t('login.passkeyUnknown');
    return refusalOf(failure) === null ? errorText(failure) : t('login.passkeyUnused');
  };
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void send(signIn)}
      >
        {t('login.passkey')}
      </Button>
      {failure !== null && (
        <Alert color="red" role="alert">
          {wordsOf()}
        </Alert>
      )}
    </Stack>
  );
}
