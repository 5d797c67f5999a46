import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import type { SiteSettings } from '@mercadito/contracts/settings';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useId } from 'react';
import { CartNote } from '../../../entities/cart/cart-note.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type SettingProps, useSettingForm } from './use-setting-form.ts';

const valuesOf = ({ cart_message_value }: SiteSettings) => ({ cart_message_value });

/** What everybody with a cart reads, beside how they will see it (SITE-8). */
export function MessageSetting(props: SettingProps) {
  const { t } = useTranslation('admin');
  const [id, previewId] = [useId(), useId()];
  const form = useContractForm('settings', 'updateSettings', {
    initialValues: valuesOf(props.settings),
    labels: { cart_message_value: t('settings.message.label') },
  });
  const { conflict, failure, isSending, submit } = useSettingForm(form, props, valuesOf);
  const typed = String(form.values.cart_message_value ?? '').trim();
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h3" id={id}>
        {t('settings.message.title')}
      </Title>
      <ContractFormBox form={form} onSubmit={submit}>
        <Stack>
          <Textarea
            {...form.field('cart_message_value')}
            description={t('settings.message.help')}
            maxLength={MAX_LENGTH.cartMessage}
            autosize
            minRows={2}
          />
          <Stack component="section" aria-labelledby={previewId} gap="xs">
            <Text id={previewId} size="sm" fw={600}>
              {t('settings.message.preview')}
            </Text>
            {typed === '' ? <Text c="dimmed">{t('settings.message.none')}</Text> : <CartNote message={typed} />}
          </Stack>
          <LeaveGuard isDirty={form.isDirty()} />
          <FormFailure error={failure} />
          <Group gap="sm">
            <Button type="submit" loading={isSending}>
              {t('settings.message.save')}
            </Button>
            {form.isDirty() && (
              <Button variant="subtle" disabled={isSending} onClick={form.discardChanges}>
                {t('common:discard')}
              </Button>
            )}
          </Group>
        </Stack>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={submit} />
    </Stack>
  );
}
