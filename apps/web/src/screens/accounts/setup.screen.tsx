import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { useGetSetupQuery, useSetUpMutation } from '../../entities/setup/setup.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Navigate } from '../../shared/navigation/router.tsx';
import { signedIn } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountFields, BLANK_ACCOUNT, useAccountTexts } from './account-fields.tsx';

/** `/setup`: the first Admin's account, by the code that the server printed; an Admin goes on to the first steps (SCREEN-73). */
export function Component() {
  const { viewer } = useSession();
  if (may(viewer, 'site.enter').allowed) return <Navigate to={hrefTo('setupSteps')} replace />;
  return <WhileNeeded />;
}

function WhileNeeded() {
  const { t } = useTranslation('setup');
  const reading = useGetSetupQuery();
  return (
    <AccountCard title={t('title')} text={t('text')}>
      <Loaded reading={reading} skeleton={<Skeleton height={480} />} failed={t('failed')}>
        {({ needed }) => (needed ? <SetupForm /> : <Navigate to={hrefTo('home')} replace />)}
      </Loaded>
    </AccountCard>
  );
}

/** A sign-up with the code before it (SETUP-2). */
function SetupForm() {
  const { t } = useTranslation('setup');
  const [send] = useSetUpMutation();
  const dispatch = useAppDispatch();
  const { labels, messages } = useAccountTexts();
  const form = useContractForm('setup', 'setUp', {
    initialValues: { code: '', ...BLANK_ACCOUNT },
    labels: { code: t('code'), ...labels },
    messages,
  });
  const { failure, isSending, submit } = useSubmit(form, send, (answer) => void dispatch(signedIn(answer)));
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <TextInput {...form.field('code', t('codeHelp'))} autoComplete="off" autoCapitalize="characters" />
        <AccountFields form={form} />
        <Button type="submit" loading={isSending} fullWidth>
          {t('submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
