import { Alert, Paper, Stack, Switch, TextInput } from '@mantine/core';
import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import { leavesNothingToChoose } from '@mercadito/domain/cart/option-choice';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { amountText } from '@mercadito/domain/money/typed-number';
import {
  useDeleteOptionAttributeMutation,
  useDeleteProductOptionMutation,
  useUpdateOptionAttributeMutation,
  useUpdateProductOptionMutation,
} from '../../../entities/products/product-editing.api.ts';
import { AmountField } from '../../../shared/forms/money-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { NewAttribute } from './new-attribute.tsx';
import classes from './option-editing.module.css';
import { chainOf, isBlankAttribute, type OptionEditing } from './option-editing.ts';
import { StoredOptionForm } from './stored-option-form.tsx';

interface OptionCardProps {
  option: ProductOption;
  editing: OptionEditing;
}

/** One group of options: its title, whether one has to be chosen, and what can be. */
export function OptionCard({ option, editing, isNew }: OptionCardProps & { isNew: boolean }) {
  const { t } = useTranslation('ownerProduct');
  return (
    <Paper component="section" withBorder p="sm" aria-label={option.title}>
      <Stack gap="sm">
        <OptionForm option={option} editing={editing} />
        {leavesNothingToChoose([{ isRequired: option.is_required, attributes: option.attributes }]) && (
          <Alert>{t('options.nothingToChoose')}</Alert>
        )}
        <div className={classes.attributes}>
          {option.attributes.map((attribute) => (
            <AttributeForm key={attribute.id} attribute={attribute} optionId={option.id} editing={editing} />
          ))}
        </div>
        <NewAttribute option={option} editing={editing} isNext={isNew} />
      </Stack>
    </Paper>
  );
}

const valuesOfOption = ({ title, is_required }: ProductOption) => ({ title, is_required });

function OptionForm({ option, editing }: OptionCardProps) {
  const { t } = useTranslation('ownerProduct');
  const [update] = useUpdateProductOptionMutation();
  const [remove] = useDeleteProductOptionMutation();
  const form = useContractForm('product-options', 'updateProductOption', {
    initialValues: valuesOfOption(option),
    labels: { title: t('options.group'), is_required: t('options.required') },
  });
  const ids = { ...chainOf(editing), option_id: option.id };
  const { value, ...required } = form.field('is_required');
  return (
    <StoredOptionForm
      kind="option"
      id={option.id}
      name={option.title}
      form={form}
      editing={editing}
      valuesIn={({ options }) => options.filter(({ id }) => id === option.id).map(valuesOfOption)[0]}
      isBlank={form.values.title.trim() === ''}
      update={(values, updated_at) => update({ ...values, ...ids, updated_at })}
      remove={() => remove(ids)}
      toggle={<Switch {...required} checked={value === true} />}
    >
      <TextInput
        {...form.field('title')}
        className={layout.shrinks}
        maxLength={MAX_LENGTH.optionTitle}
        autoComplete="off"
      />
    </StoredOptionForm>
  );
}

interface AttributeFormProps {
  attribute: OptionAttribute;
  optionId: number;
  editing: OptionEditing;
}

const valuesOfAttribute = ({ name, price, available }: OptionAttribute) => ({
  name,
  price: amountText(price),
  available,
});

/** One of the things that can be chosen, with what it costs more. */
function AttributeForm({ attribute, optionId, editing }: AttributeFormProps) {
  const { t } = useTranslation('ownerProduct');
  const [update] = useUpdateOptionAttributeMutation();
  const [remove] = useDeleteOptionAttributeMutation();
  const form = useContractForm('product-options', 'updateOptionAttribute', {
    initialValues: valuesOfAttribute(attribute),
    labels: { name: t('options.attribute'), price: t('options.extra'), available: t('options.available') },
  });
  const ids = { ...chainOf(editing), option_id: optionId, attribute_id: attribute.id };
  const { value, label, ...available } = form.field('available');
  return (
    <StoredOptionForm
      kind="attribute"
      id={attribute.id}
      name={attribute.name}
      form={form}
      editing={editing}
      valuesIn={({ options }) => {
        const all = options.flatMap(({ attributes }) => attributes);
        return all.filter(({ id }) => id === attribute.id).map(valuesOfAttribute)[0];
      }}
      isBlank={isBlankAttribute(form.values)}
      update={(values, updated_at) => update({ ...values, ...ids, updated_at })}
      remove={() => remove(ids)}
      toggle={<Switch {...available} size="md" aria-label={label} checked={value === true} />}
    >
      <TextInput {...form.field('name')} maxLength={MAX_LENGTH.attributeName} autoComplete="off" />
      <AmountField {...form.field('price')} places={2} currency={editing.product.currency} />
    </StoredOptionForm>
  );
}
