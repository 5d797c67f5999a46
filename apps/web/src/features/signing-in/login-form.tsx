import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { login } from '@mercadito/contracts/accounts';
import { useEffect, useState } from 'react';
import { useLoginMutation } from '../../entities/accounts/accounts.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useBeginSession } from './use-begin-session.ts';

/** Spec 1 §5: a message goes by itself after this. */
const MESSAGE_MS = 5_000;

/** User name and password, in the specification's words. */
export function LoginForm() {
  const { t } = useTranslation('accounts');
  const [sendLogin, { isLoading }] = useLoginMutation();
  const beginSession = useBeginSession();
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setFailure(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const form = useContractForm({
    schema: login.body,
    initialValues: { username: '', password: '' },
    messages: { username: t('login.usernameRequired'), password: t('login.passwordRequired') },
  });

  const submit = async (values: typeof form.values) => {
    setFailure(null);
    try {
      const { token } = await sendLogin(values).unwrap();
      await beginSession(token);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <ContractFormBox
      form={form}
      labels={{ username: t('username'), password: t('password') }}
      onSubmit={(values) => void submit(values)}
    >
      <Stack>
        {failure !== null && (
          <Alert color="red" withCloseButton closeButtonLabel={t('common:close')} onClose={() => setFailure(null)}>
            {t('login.failed', { reason: errorText(failure) })}
          </Alert>
        )}
        <TextInput
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          {...form.getInputProps('username')}
        />
        <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
        <Button type="submit" loading={isLoading} fullWidth>
          {t('login.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
