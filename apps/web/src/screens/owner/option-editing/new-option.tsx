import { Button, Paper, Stack, Switch, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus } from '@tabler/icons-react';
import { useCreateProductOptionMutation } from '../../../entities/products/option-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus-when.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { chainOf, type OptionEditing } from './option-editing.ts';
import { fieldUnlessBlank, usePartForm } from './use-part-form.ts';

const BLANK = { title: '', is_required: false };

interface NewOptionProps {
  editing: OptionEditing;
  /** Its title has the focus from the start. */
  isWanted: boolean;
  onAdded: (optionId: number) => void;
}

/** One more group of options; what can be chosen in it is added once it stands. */
export function NewOption({ editing, isWanted, onAdded }: NewOptionProps) {
  const { t } = useTranslation('ownerProduct');
  const title = useFocusWhen(isWanted);
  const [create] = useCreateProductOptionMutation();
  const form = useContractForm('product-options', 'createProductOption', {
    initialValues: BLANK,
    labels: { title: t('options.new'), is_required: t('options.required') },
  });
  usePartForm(form, { current: BLANK, onDirty: (isDirty) => editing.onDirty('option', isDirty) });
  const sending = useSubmit(
    form,
    (values) => editing.send(() => create({ ...values, ...chainOf(editing) })),
    ({ id }) => {
      onAdded(id);
      form.setValues(BLANK);
      form.resetDirty(BLANK);
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
