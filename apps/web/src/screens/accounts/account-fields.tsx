import { TextInput } from '@mantine/core';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import type { ContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './account-card.module.css';

/** What every account begins with (ACCOUNT-1). */
export const BLANK_ACCOUNT = { username: '', first_name: '', last_name: '', email: '', password: '' };

/** What the fields of a new account are called, and how they are to be filled in. */
export function useAccountTexts() {
  const { t } = useTranslation('accounts');
  return {
    labels: {
      username: t('username'),
      first_name: t('firstName'),
      last_name: t('lastName'),
      email: t('email'),
      password: t('password'),
    },
    messages: { username: t('signUp.usernameHelp'), email: t('signUp.emailWrong'), password: t('signUp.passwordHelp') },
  };
}

/** Who somebody is, and what they sign in with. */
export function AccountFields({ form }: { form: Pick<ContractForm<typeof BLANK_ACCOUNT>, 'field'> }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <div className={classes.pair}>
        <TextInput {...form.field('first_name')} autoComplete="given-name" />
        <TextInput {...form.field('last_name')} autoComplete="family-name" />
      </div>
      <TextInput {...form.field('email')} description={t('signUp.emailHelp')} type="email" autoComplete="email" />
      <TextInput {...form.field('username', t('signUp.usernameHelp'))} autoComplete="username" autoCapitalize="none" />
      <PasswordField {...form.field('password', t('signUp.passwordHelp'))} autoComplete="new-password" />
    </>
  );
}
