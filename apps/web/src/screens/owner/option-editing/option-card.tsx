import { Alert, Button, Group, Paper, Stack, Switch, TextInput } from '@mantine/core';
import type { ProductOption } from '@mercadito/contracts/product-options';
import { leavesNothingToChoose } from '@mercadito/domain/cart/option-choice';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useState } from 'react';
import {
  useDeleteProductOptionMutation,
  useUpdateProductOptionMutation,
} from '../../../entities/products/option-editing.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { AttributeRow } from './attribute-row.tsx';
import { NewAttribute } from './new-attribute.tsx';
import { chainOf, type OptionEditing } from './option-editing.ts';
import { useOptionConflict } from './use-option-conflict.ts';
import { usePartForm } from './use-part-form.ts';

interface OptionCardProps {
  option: ProductOption;
  editing: OptionEditing;
}

/** One group of options: its title, whether one has to be chosen, and what can be. */
export function OptionCard({ option, editing, isNew }: OptionCardProps & { isNew: boolean }) {
  const { t } = useTranslation('ownerProduct');
  return (
    <Paper component="section" withBorder p="md" aria-label={option.title}>
      <Stack>
        <OptionForm option={option} editing={editing} />
        {leavesNothingToChoose([{ isRequired: option.is_required, attributes: option.attributes }]) && (
          <Alert>{t('options.nothingToChoose')}</Alert>
        )}
        {option.attributes.map((attribute) => (
          <AttributeRow key={attribute.id} attribute={attribute} optionId={option.id} editing={editing} />
        ))}
        <NewAttribute option={option} editing={editing} isNext={isNew} />
      </Stack>
    </Paper>
  );
}

function OptionForm({ option, editing }: OptionCardProps) {
  const { t } = useTranslation('ownerProduct');
  const [update] = useUpdateProductOptionMutation();
  const { title, is_required } = option;
  const form = useContractForm('product-options', 'updateProductOption', {
    initialValues: { title, is_required },
    labels: { title: t('options.group'), is_required: t('options.required') },
  });
  const conflict = useOptionConflict<typeof form.values>(editing, ({ options }) => {
    const current = options.find(({ id }) => id === option.id);
    return current && { title: current.title, is_required: current.is_required };
  });
  usePartForm(form, {
    current: { title, is_required },
    onDirty: (isDirty) => editing.onDirty(`option ${option.id}`, isDirty),
    version: { conflict, updated_at: editing.product.updated_at },
  });
  const sending = useSubmit(
    form,
    (values) =>
      editing.send(
        (updated_at) => update({ ...values, ...chainOf(editing), option_id: option.id, updated_at }),
        conflict.lastRead.current,
      ),
    () => tell(t('options.saved'), { isBrief: true }),
    { onConflict: conflict.ask },
  );
  const { value, ...required } = form.field('is_required');
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="sm">
          <TextInput {...form.field('title')} maxLength={MAX_LENGTH.optionTitle} autoComplete="off" />
          <Switch {...required} checked={value === true} />
          <FormFailure error={sending.failure} />
          <Group gap="xs">
            <Button
              type="submit"
              aria-label={t('options.save', { name: title })}
              loading={sending.isSending}
              disabled={form.values.title.trim() === '' || !form.isDirty()}
            >
              {t('options.saveShort')}
            </Button>
            <DeleteOption option={option} editing={editing} />
          </Group>
        </Stack>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}

function DeleteOption({ option, editing }: OptionCardProps) {
  const { t } = useTranslation('ownerProduct');
  const [remove] = useDeleteProductOptionMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="default" aria-label={t('options.delete', { name: option.title })} onClick={() => setAsked(true)}>
        {t('options.deleteShort')}
      </Button>
      <DeleteDialog
        opened={isAsked}
        name={option.title}
        onDelete={() => editing.send(() => remove({ ...chainOf(editing), option_id: option.id }))}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
