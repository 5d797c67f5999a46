import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { signUp } from '@mercadito/contracts/accounts';
import { useDispatch } from 'react-redux';
import { useSignUpMutation } from '../../entities/accounts/accounts.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { signedIn } from '../../shared/session/session.slice.ts';

/** A new account, signed in at once (decisions.md "Accounts"). */
export function SignUpForm() {
  const { t } = useTranslation('accounts');
  const [sendSignUp, { isLoading }] = useSignUpMutation();
  const dispatch = useDispatch();

  const labels = {
    username: t('username'),
    first_name: t('firstName'),
    last_name: t('lastName'),
    email: t('email'),
    password: t('password'),
  };
  const form = useContractForm({
    schema: signUp.body,
    initialValues: { username: '', first_name: '', last_name: '', email: '', password: '' },
    messages: { username: t('signUp.usernameHelp'), email: t('signUp.emailWrong'), password: t('signUp.passwordHelp') },
  });

  const { failure, submit } = useSubmit(form, sendSignUp, (answer) => void dispatch(signedIn(answer)));

  return (
    <ContractFormBox form={form} labels={labels} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={labels.first_name} autoComplete="given-name" {...form.getInputProps('first_name')} />
          <TextInput label={labels.last_name} autoComplete="family-name" {...form.getInputProps('last_name')} />
        </SimpleGrid>
        <TextInput label={labels.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput
          label={labels.username}
          description={t('signUp.usernameHelp')}
          autoComplete="username"
          autoCapitalize="none"
          {...form.getInputProps('username')}
        />
        <PasswordField
          label={labels.password}
          description={t('signUp.passwordHelp')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={isLoading} fullWidth>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
