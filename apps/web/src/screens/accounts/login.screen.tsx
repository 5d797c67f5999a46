import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { Suspense } from 'react';
import { useLazyGetUserQuery, useLoginMutation } from '../../entities/accounts/accounts.api.ts';
import { PersonOnTheWay } from '../../entities/accounts/person-on-the-way.tsx';
import { useHasPasskeys } from '../../features/signing-in/passkey-device.ts';
import { problemOf } from '../../shared/api/api-error.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { useForgetting, useForgettingErrors } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useLocation, useNavigate } from '../../shared/navigation/router.tsx';
import { signedIn, userLoaded } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { HelpContacts } from '../../shared/ui/help-contacts.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { AccountCard, GoOn } from './account-card.tsx';

// Few sites and devices have it yet.
const PasskeyLogin = lazyChunk(() => import('./passkeys/passkey-login.tsx').then((m) => m.PasskeyLogin));

/** `/login`: leads back to where an account was needed. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { brand } = useSite();
  const { state, search } = useLocation();
  const { user, endedBecause } = useSession();
  if (user) return <GoOn />;
  const form = (
    <AccountCard
      title={t('login.title')}
      text={endedBecause === 'expired' ? t('login.expired') : t('login.welcome', { brand })}
      foot={
        <Text>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to={hrefHere(hrefTo('signUp'), search)} state={state} fw={600}>
            {t('signUp.title')}
          </Anchor>
        </Text>
      }
    >
      <LoginForm />
    </AccountCard>
  );
  return <PersonOnTheWay title={t('login.unknown')} meanwhile={form} />;
}

/** As high as the button that comes once the page stands, so that nothing below it moves. */
const KEPT = { minHeight: '2.75rem' };

/** ACCOUNT-4: a message goes by itself after this. */
const MESSAGE_MS = 5_000;

/** User name and password, in the words of docs/product. */
function LoginForm() {
  const { t } = useTranslation('accounts');
  const [sendLogin] = useLoginMutation();
  const beginSession = useBeginSession();
  const hasPasskeys = useHasPasskeys();
  const { passkeys_at: passkeysAt } = useSite();
  const navigate = useNavigate();

  const form = useContractForm('accounts', 'login', {
    initialValues: { username: '', password: '' },
    labels: { username: t('username'), password: t('password') },
    messages: { username: t('login.usernameRequired'), password: t('login.passwordRequired') },
  });
  const signIn = async (values: Parameters<typeof sendLogin>[0]) => {
    const { data, error } = await sendLogin(values);
    if (!data) return { error };
    const begun = await beginSession(data.token);
    if (begun.data && !begun.data.must_change_password && hasPasskeys) void offerPasskey(navigate);
    return begun;
  };
  // Whoever has signed in is led on by the screen.
  const { failure, isSending, submit, forgetFailure } = useSubmit(form, signIn, () => undefined);
  // Why somebody is kept out is read in peace.
  const isKeptOut = problemOf(failure)?.code === 'account_blocked';
  useForgetting(isKeptOut ? null : failure, forgetFailure, MESSAGE_MS);
  useForgettingErrors(form, MESSAGE_MS);

  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        {failure !== null && (
          <Alert color="red" role="alert" withCloseButton closeButtonLabel={t('common:close')} onClose={forgetFailure}>
            {isKeptOut ? errorText(failure) : t('login.failed', { reason: errorText(failure) })}
            {isKeptOut && (
              <Group gap="xs" mt="xs">
                <HelpContacts wanted={{ of: 'block', login: form.getValues().username }} />
              </Group>
            )}
          </Alert>
        )}
        <TextInput
          {...form.field('username')}
          description={t('login.orEmail')}
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Button type="submit" loading={isSending} fullWidth>
          {t('login.submit')}
        </Button>
        {passkeysAt && (
          <div style={KEPT}>
            {hasPasskeys && (
              <Suspense>
                <PasskeyLogin onToken={beginSession} />
              </Suspense>
            )}
          </div>
        )}
        <Anchor component={Link} to={hrefTo('forgot')} ta="center">
          {t('login.forgot')}
        </Anchor>
      </Stack>
    </ContractFormBox>
  );
}

/** Once the page stands to which the login leads; what is lost on the way is offered another time. */
const offerPasskey = (navigate: ReturnType<typeof useNavigate>): Promise<void> =>
  import('./passkeys/offer-passkey.ts').then((m) => m.offerPasskey(navigate)).catch(() => undefined);

/** Begins the session of a fresh token and brings the person it belongs to; answers as the call for the person does. */
function useBeginSession() {
  const dispatch = useAppDispatch();
  const [getUser] = useLazyGetUserQuery();
  return async (token: string) => {
    dispatch(signedIn({ token, user: null }));
    const answer = await getUser();
    if (answer.data) dispatch(userLoaded({ token, user: answer.data }));
    return answer;
  };
}
