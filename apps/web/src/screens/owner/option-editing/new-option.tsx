import { Button, Paper, Stack, Switch, TextInput } from '@mantine/core';
import type { ProductOption } from '@mercadito/contracts/product-options';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus } from '@tabler/icons-react';
import {
  useCreateOptionAttributeMutation,
  useCreateProductOptionMutation,
} from '../../../entities/products/product-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { AmountField } from '../../../shared/forms/money-field.tsx';
import { type ContractForm, useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import looks from '../../../shared/ui/looks.module.css';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './option-editing.module.css';
import { chainOf, isBlankAttribute, type OptionEditing, useOptionForm } from './option-editing.ts';

const BLANK_OPTION = { title: '', is_required: false };

interface NewOptionProps {
  editing: OptionEditing;
  /** The title has the focus from the start. */
  isWanted: boolean;
  onAdded: (optionId: number) => void;
}

/** One more group of options; what can be chosen in it is added once it stands. */
export function NewOption({ editing, isWanted, onAdded }: NewOptionProps) {
  const { t } = useTranslation('ownerProduct');
  const title = useFocusWhen(isWanted);
  const [create] = useCreateProductOptionMutation();
  const form = useContractForm('product-options', 'createProductOption', {
    initialValues: BLANK_OPTION,
    labels: { title: t('options.new'), is_required: t('options.required') },
  });
  useOptionForm(form, editing, { key: 'option', current: BLANK_OPTION });
  const sending = useSubmit(
    form,
    (values) => editing.send(() => create({ ...values, ...chainOf(editing) })),
    ({ id }) => {
      onAdded(id);
      form.beginWith(BLANK_OPTION);
      tell(t('options.saved'), { isBrief: true });
    },
  );
  const { value, ...required } = form.field('is_required');
  return (
    <Paper withBorder p="md">
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="sm">
          <TextInput
            {...fieldUnlessBlank(form, 'title')}
            ref={title}
            description={t('options.newHelp')}
            maxLength={MAX_LENGTH.optionTitle}
            autoComplete="off"
          />
          <Switch {...required} checked={value === true} />
          <FormFailure error={sending.failure} />
          <div>
            <Button
              type="submit"
              leftSection={<IconPlus size={20} />}
              loading={sending.isSending}
              disabled={form.values.title.trim() === ''}
            >
              {t('options.add')}
            </Button>
          </div>
        </Stack>
      </ContractFormBox>
    </Paper>
  );
}

// Nothing more is paid for it until she says so.
const BLANK_ATTRIBUTE = { name: '', price: '0' };

interface NewAttributeProps {
  option: ProductOption;
  editing: OptionEditing;
  /** The option has just been added: what can be chosen is written next. */
  isNext: boolean;
}

/** One more thing to choose, added once it has a name and a price (OPTION-4). */
export function NewAttribute({ option, editing, isNext }: NewAttributeProps) {
  const { t } = useTranslation('ownerProduct');
  const name = useFocusWhen(isNext);
  const [create] = useCreateOptionAttributeMutation();
  const form = useContractForm('product-options', 'createOptionAttribute', {
    initialValues: BLANK_ATTRIBUTE,
    labels: { name: t('options.newAttribute', { name: option.title }), price: t('options.extra') },
  });
  useOptionForm(form, editing, { key: `attribute of ${option.id}`, current: BLANK_ATTRIBUTE });
  const sending = useSubmit(
    form,
    (values) => editing.send(() => create({ ...values, ...chainOf(editing), option_id: option.id })),
    () => {
      form.beginWith(BLANK_ATTRIBUTE);
      // One after another is written in one go.
      name.current?.focus();
    },
  );
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <Stack gap="sm" className={`${looks.topLine} ${classes.attribute}`}>
        <div className={classes.fields}>
          <TextInput
            {...fieldUnlessBlank(form, 'name')}
            ref={name}
            maxLength={MAX_LENGTH.attributeName}
            autoComplete="off"
          />
          <AmountField {...form.field('price')} places={2} currency={editing.product.currency} />
        </div>
        <FormFailure error={sending.failure} />
        <div>
          <Button
            type="submit"
            variant="light"
            leftSection={<IconPlus size={20} />}
            aria-label={t('options.addAttributeTo', { name: option.title })}
            loading={sending.isSending}
            disabled={isBlankAttribute(form.values)}
          >
            {t('options.addAttribute')}
          </Button>
        </div>
      </Stack>
    </ContractFormBox>
  );
}

/** A field of a form for one thing more: not missed while nothing of it is written. */
function fieldUnlessBlank<V extends object, Sent>(form: ContractForm<V, Sent>, name: keyof V & string) {
  const field = form.field(name);
  return form.isDirty() ? field : { ...field, onBlur: () => undefined };
}
