import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../entities/accounts/passkeys.api.ts';
import { makePasskey, refusalOf } from '../../../features/signing-in/passkey-device.ts';
import type { Answer } from '../../../shared/api/use-action.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';

/** Adds a passkey that this device makes: with the password, and then as the device asks (PASSKEY-2). */
export function AddPasskey() {
  const { t } = useTranslation('passkeys');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && <PasswordFirst onClose={() => setOpen(false)} />}
    </>
  );
}

/** While the device asks it stays: what the device answers has to come to somebody. */
function PasswordFirst({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const { user } = useSession();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const form = useContractForm('passkeys', 'beginPasskey', {
    initialValues: { current_password: '' },
    labels: { current_password: t('password') },
    missing: { current_password: t('passwordNeeded') },
  });
  const send = async (values: { current_password: string }): Promise<Answer> => {
    const asked = await begin(values);
    if (!asked.data) return asked;
    const made = await makePasskey(asked.data);
    return made.data ? add({ credential: made.data }) : made;
  };
  const { failure, isSending, submit } = useSubmit(form, send, () => {
    tell(t('added'));
    onClose();
  });
  const refusal = refusalOf(failure);
  return (
    <Dialog opened onClose={() => isSending || onClose()} title={t('add')}>
      <ContractFormBox form={form} onSubmit={submit}>
        <Stack>
          <Text>{t('addText')}</Text>
          {/* For whatever fills in passwords. */}
          <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
          <PasswordField {...form.field('current_password')} autoComplete="current-password" data-autofocus />
          {refusal ? (
            <Alert color="red" role="alert">
              {t(`refused.${refusal}`)}
            </Alert>
          ) : (
            <FormFailure error={failure} />
          )}
          <DialogActions onCancel={onClose} confirmLabel={t('continue')} isBusy={isSending} />
        </Stack>
      </ContractFormBox>
    </Dialog>
  );
}
