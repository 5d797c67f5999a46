import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import type { OptionAttribute } from '@mercadito/contracts/product-options';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { amountText } from '@mercadito/domain/money/typed-number';
import { useState } from 'react';
import {
  useDeleteOptionAttributeMutation,
  useUpdateOptionAttributeMutation,
} from '../../../entities/products/option-editing.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './option-editing.module.css';
import { chainOf, isBlankAttribute, type OptionEditing } from './option-editing.ts';
import { useOptionConflict } from './use-option-conflict.ts';
import { usePartForm } from './use-part-form.ts';

interface AttributeRowProps {
  attribute: OptionAttribute;
  optionId: number;
  editing: OptionEditing;
}

/** What its form begins with. */
const valuesOf = ({ name, price, available }: OptionAttribute) => ({ name, price: amountText(price), available });

/** One of the things that can be chosen, with what it costs more. */
export function AttributeRow({ attribute, optionId, editing }: AttributeRowProps) {
  const { t } = useTranslation('ownerProduct');
  const [update] = useUpdateOptionAttributeMutation();
  const current = valuesOf(attribute);
  const form = useContractForm('product-options', 'updateOptionAttribute', {
    initialValues: current,
    labels: { name: t('options.attribute'), price: t('options.extra'), available: t('options.available') },
  });
  const conflict = useOptionConflict<typeof form.values>(editing, ({ options }) => {
    const found = options.flatMap(({ attributes }) => attributes).find(({ id }) => id === attribute.id);
    return found && valuesOf(found);
  });
  usePartForm(form, {
    current,
    onDirty: (isDirty) => editing.onDirty(`attribute ${attribute.id}`, isDirty),
    version: { conflict, updated_at: editing.product.updated_at },
  });
  const sending = useSubmit(
    form,
    (values) =>
      editing.send(
        (updated_at) =>
          update({
            ...values,
            ...chainOf(editing),
            option_id: optionId,
            attribute_id: attribute.id,
            updated_at,
          }),
        conflict.lastRead.current,
      ),
    () => tell(t('options.saved'), { isBrief: true }),
    { onConflict: conflict.ask },
  );
  const { value, ...available } = form.field('available');
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="sm" className={classes.attribute} role="group" aria-label={attribute.name}>
          <div className={classes.fields}>
            <TextInput {...form.field('name')} maxLength={MAX_LENGTH.attributeName} autoComplete="off" />
            <AmountField {...form.field('price')} places={2} currency={editing.product.currency} />
          </div>
          <Switch {...available} checked={value === true} />
          <FormFailure error={sending.failure} />
          <Group gap="xs">
            <Button
              type="submit"
              variant="light"
              aria-label={t('options.save', { name: attribute.name })}
              loading={sending.isSending}
              disabled={isBlankAttribute(form.values) || !form.isDirty()}
            >
              {t('options.saveShort')}
            </Button>
            <DeleteAttribute attribute={attribute} optionId={optionId} editing={editing} />
          </Group>
        </Stack>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}

function DeleteAttribute({ attribute, optionId, editing }: AttributeRowProps) {
  const { t } = useTranslation('ownerProduct');
  const [remove] = useDeleteOptionAttributeMutation();
  const [isAsked, setAsked] = useState(false);
  const ids = { option_id: optionId, attribute_id: attribute.id };
  return (
    <>
      <Button
        variant="default"
        aria-label={t('options.delete', { name: attribute.name })}
        onClick={() => setAsked(true)}
      >
        {t('options.deleteShort')}
      </Button>
      <DeleteDialog
        opened={isAsked}
        name={attribute.name}
        onDelete={() => editing.send(() => remove({ ...chainOf(editing), ...ids }))}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
