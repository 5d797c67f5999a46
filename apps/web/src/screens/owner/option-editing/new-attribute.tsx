import { Button, Stack, TextInput } from '@mantine/core';
import type { ProductOption } from '@mercadito/contracts/product-options';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus } from '@tabler/icons-react';
import { useCreateOptionAttributeMutation } from '../../../entities/products/option-editing.api.ts';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus-when.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './option-editing.module.css';
import { chainOf, isBlankAttribute, type OptionEditing } from './option-editing.ts';
import { fieldUnlessBlank, usePartForm } from './use-part-form.ts';

// It costs nothing more until she says so.
const BLANK = { name: '', price: '0' };

interface NewAttributeProps {
  option: ProductOption;
  editing: OptionEditing;
  /** Its option has just been added: what can be chosen is written next. */
  isNext: boolean;
}

/** One more thing to choose, added once it has a name and a price (OPTION-4). */
export function NewAttribute({ option, editing, isNext }: NewAttributeProps) {
  const { t } = useTranslation('ownerProduct');
  const name = useFocusWhen(isNext);
  const [create] = useCreateOptionAttributeMutation();
  const form = useContractForm('product-options', 'createOptionAttribute', {
    initialValues: BLANK,
    labels: { name: t('options.newAttribute', { name: option.title }), price: t('options.extra') },
  });
  usePartForm(form, {
    current: BLANK,
    onDirty: (isDirty) => editing.onDirty(`attribute of ${option.id}`, isDirty),
  });
  const sending = useSubmit(
    form,
    (values) => editing.send(() => create({ ...values, ...chainOf(editing), option_id: option.id })),
    () => {
      form.setValues(BLANK);
      form.resetDirty(BLANK);
      // One after another is written in one go.
      name.current?.focus();
    },
  );
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <Stack gap="sm" className={classes.attribute}>
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
