import { Button, Stack, TextInput } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { useUpdateAccountMutation } from '../../entities/accounts/own-account.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import classes from './account-card.module.css';

/** What a person is called (ACCOUNT-21). */
export function OwnNames({ user }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const [sendNames] = useUpdateAccountMutation();
  const form = useContractForm('own-account', 'updateAccount', {
    initialValues: { first_name: user.first_name, last_name: user.last_name },
    labels: { first_name: t('accounts:firstName'), last_name: t('accounts:lastName') },
    needed: ['first_name', 'last_name'],
  });
  const { failure, isSending, submit } = useSubmit(form, sendNames, () => tell(t('names.done')));
  return (
    <SectionCard title={t('names.title')}>
      <ContractFormBox form={form} onSubmit={submit}>
        <LeaveGuard isDirty={form.isDirty()} />
        <Stack>
          <FormFailure error={failure} />
          <div className={classes.pair}>
            <TextInput {...form.field('first_name')} autoComplete="given-name" />
            <TextInput {...form.field('last_name')} autoComplete="family-name" />
          </div>
          <Button type="submit" variant="light" loading={isSending}>
            {t('names.submit')}
          </Button>
        </Stack>
      </ContractFormBox>
    </SectionCard>
  );
}
