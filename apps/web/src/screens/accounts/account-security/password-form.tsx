import { Button, Stack } from '@mantine/core';
import { useChangePasswordMutation } from '../../../entities/accounts/accounts.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';

/** The current password and a new one; the server signs every other device out. */
export function PasswordForm() {
  const { t } = useTranslation('accounts');
  const [sendPassword] = useChangePasswordMutation();

  const form = useContractForm('accounts', 'changePassword', {
    initialValues: { current_password: '', new_password: '' },
    labels: { current_password: t('passwordForm.current'), new_password: t('passwordForm.next') },
    messages: { new_password: t('signUp.passwordHelp') },
  });

  const { failure, isSending, submit } = useSubmit(form, sendPassword, () => {
    form.reset();
    tell(t('passwordForm.done'));
  });

  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <FormFailure error={failure} />
        <PasswordField {...form.field('current_password')} autoComplete="current-password" />
        <PasswordField
          {...form.field('new_password')}
          description={t('signUp.passwordHelp')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="light" loading={isSending}>
          {t('passwordForm.submit')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}
