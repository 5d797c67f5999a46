import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { useSignUpMutation } from '../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useLocation } from '../../shared/navigation/router.tsx';
import { signedIn } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import classes from './account-card.module.css';
import { AccountCard, GoOn } from './account-card.tsx';

/** `/sign-up`: an account in one form. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { state, search } = useLocation();
  const { user } = useSession();
  if (user) return <GoOn />;
  return (
    <AccountCard
      title={t('signUp.title')}
      text={t('signUp.why')}
      foot={
        <Text>
          {t('signUp.haveAccount')}{' '}
          <Anchor component={Link} to={hrefHere(hrefTo('login'), search)} state={state} fw={600}>
            {t('login.title')}
          </Anchor>
        </Text>
      }
    >
      <SignUpForm />
    </AccountCard>
  );
}

/** A new account, signed in at once (ACCOUNT-1). */
function SignUpForm() {
  const { t } = useTranslation('accounts');
  const [sendSignUp] = useSignUpMutation();
  const dispatch = useAppDispatch();

  const form = useContractForm('accounts', 'signUp', {
    initialValues: { username: '', first_name: '', last_name: '', email: '', password: '' },
    labels: {
      username: t('username'),
      first_name: t('firstName'),
      last_name: t('lastName'),
      email: t('email'),
      password: t('password'),
    },
    messages: { username: t('signUp.usernameHelp'), email: t('signUp.emailWrong'), password: t('signUp.passwordHelp') },
  });

  const { failure, isSending, submit } = useSubmit(form, sendSignUp, (answer) => void dispatch(signedIn(answer)));

  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <div className={classes.pair}>
          <TextInput {...form.field('first_name')} autoComplete="given-name" />
          <TextInput {...form.field('last_name')} autoComplete="family-name" />
        </div>
        <TextInput {...form.field('email')} description={t('signUp.emailHelp')} type="email" autoComplete="email" />
        <TextInput
          {...form.field('username', t('signUp.usernameHelp'))}
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField {...form.field('password', t('signUp.passwordHelp'))} autoComplete="new-password" />
        <Button type="submit" loading={isSending} fullWidth>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
