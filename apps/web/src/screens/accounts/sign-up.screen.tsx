import { Anchor, Button, Stack, Text } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { useSignUpMutation } from '../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useLocation } from '../../shared/navigation/router.tsx';
import { signedIn } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AccountCard, GoOn } from './account-card.tsx';
import { AccountFields, BLANK_ACCOUNT, useAccountTexts } from './account-fields.tsx';

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

  const form = useContractForm('accounts', 'signUp', { initialValues: BLANK_ACCOUNT, ...useAccountTexts() });
  const { failure, isSending, submit } = useSubmit(form, sendSignUp, (answer) => void dispatch(signedIn(answer)));

  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <AccountFields form={form} />
        <Accepted />
        <Button type="submit" loading={isSending} fullWidth>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}

/** What an account is had by (LEGAL-1); in a tab of its own, since what is typed stays on no device. */
function Accepted() {
  const { t } = useTranslation('accounts');
  const link = { component: Link, target: '_blank', inherit: true, underline: 'always' } as const;
  return (
    <Text size="sm" c="dimmed">
      {t('signUp.accept')}{' '}
      <Anchor {...link} to={hrefTo('terms')}>
        {t('layout:footer.terms')}
      </Anchor>
      {' · '}
      <Anchor {...link} to={hrefTo('privacy')}>
        {t('layout:footer.privacy')}
      </Anchor>
    </Text>
  );
}
