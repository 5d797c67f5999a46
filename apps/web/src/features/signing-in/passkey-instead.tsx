import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import {
  useBeginPasskeyConfirmationMutation,
  useConfirmByPasskeyMutation,
  useListPasskeysQuery,
} from '../../entities/accounts/passkeys.api.ts';
import { problemOf } from '../../shared/api/api-error.ts';
import { type Answer, useAction } from '../../shared/api/use-action.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { refusalOf, signByPasskey, useHasPasskeys } from './passkey-device.ts';

interface PasskeyInsteadProps {
  isOffline: boolean;
  /** Told before the device is asked, and once it has answered. */
  onAsking: (isAsking: boolean) => void;
  onDone: () => void;
}

/** The passkey of whoever is signed in, in place of the password: for people who have one (PASSKEY-7). */
export function PasskeyInstead({ isOffline, onAsking, onDone }: PasskeyInsteadProps) {
  const { t } = useTranslation('problems');
  const { data } = useListPasskeysQuery(undefined, { skip: !useHasPasskeys() });
  const [begin] = useBeginPasskeyConfirmationMutation();
  const [confirm] = useConfirmByPasskeyMutation();
  const { isBusy, failure, send } = useAction();
  if (!data || data.results.length === 0) return null;
  const sign = async (): Promise<Answer> => {
    const asked = await begin();
    if (!asked.data) return asked;
    const signed = await signByPasskey(asked.data);
    return signed.data ? confirm({ credential: signed.data }) : signed;
  };
  const use = async () => {
    onAsking(true);
    const answer = await send(sign);
    onAsking(false);
    if (answer?.data) onDone();
  };
  const wordsOf = (): string => {
    if (problemOf(failure)?.code === 'passkey_refused') return t('passwordAsked.passkeyUnknown');
    return refusalOf(failure) === null ? errorText(failure) : t('passwordAsked.passkeyUnused');
  };
  return (
    <>
      {failure !== null && (
        <Alert color="red" role="alert">
          {wordsOf()}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden="true" />}
        loading={isBusy}
        disabled={isOffline}
        onClick={() => void use()}
      >
        {t('passwordAsked.passkey')}
      </Button>
    </>
  );
}
