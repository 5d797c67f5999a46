import { Button, Stack } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { useUpdateAccountMutation } from '../../entities/accounts/own-account.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FieldBox } from '../../shared/forms/field-box.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { tell } from '../../shared/ui/toast.tsx';

/** A person's own telephone, which a blank takes away (ACCOUNT-22). */
export function OwnTelephone({ user }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const [sendTelephone] = useUpdateAccountMutation();
  const form = useContractForm('own-account', 'updateAccount', {
    initialValues: { telephone: user.telephone ?? '' },
    labels: { telephone: t('telephone.label') },
    messages: { telephone: t('common:phone.format') },
  });
  const { failure, isSending, submit } = useSubmit(form, sendTelephone, ({ telephone }) =>
    tell(t(telephone ? 'telephone.done' : 'telephone.gone')),
  );
  return (
    <SectionCard
      title={t('telephone.title')}
      text={t(user.driver_id === null ? 'telephone.text' : 'telephone.textDriver')}
    >
      <ContractFormBox form={form} onSubmit={submit}>
        <LeaveGuard isDirty={form.isDirty()} />
        <Stack>
          <FormFailure error={failure} />
          <FieldBox name="telephone">
            <PhoneField {...form.field('telephone')} />
          </FieldBox>
          <Button type="submit" variant="light" loading={isSending}>
            {t('telephone.submit')}
          </Button>
        </Stack>
      </ContractFormBox>
    </SectionCard>
  );
}
