import { Stack, TextInput } from '@mantine/core';
import type { ProductOption } from '@mercadito/contracts/product-options';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus } from '@tabler/icons-react';
import { useCreateOptionAttributeMutation } from '../../../entities/products/product-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { AmountField } from '../../../shared/forms/money-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import looks from '../../../shared/ui/looks.module.css';
import classes from './option-editing.module.css';
import { chainOf, fieldUnlessBlank, isBlankAttribute, type OptionEditing, useOptionForm } from './option-editing.ts';

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
  const missingText = useMissingText();
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
      <Stack gap="sm" pt="sm" className={looks.topLine}>
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
          <HeldButton
            type="submit"
            variant="light"
            leftSection={<IconPlus size={20} />}
            aria-label={t('options.addAttributeTo', { name: option.title })}
            loading={sending.isSending}
            missing={missingText(isBlankAttribute(form.values) && form.labelOf('name'))}
          >
            {t('options.addAttribute')}
          </HeldButton>
        </div>
      </Stack>
    </ContractFormBox>
  );
}
