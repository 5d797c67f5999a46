import { Paper, Stack, Switch, TextInput } from '@mantine/core';
import { LONGEST_CHOICES } from '@mercadito/domain/catalog/choices-text';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus } from '@tabler/icons-react';
import {
  useCreateProductOptionMutation,
  useDeleteProductOptionMutation,
} from '../../../entities/products/product-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import { tell, tellError, tellUndo } from '../../../shared/ui/toast.tsx';
import { chainOf, fieldUnlessBlank, type OptionEditing, useOptionForm } from './option-editing.ts';
import { useWrittenChoices } from './written-choices.ts';

const BLANK_OPTION = { title: '', is_required: false };

interface NewOptionProps {
  editing: OptionEditing;
  /** The title has the focus from the start. */
  isWanted: boolean;
  /** A group that has nothing to choose yet. */
  onAdded: (optionId: number) => void;
}

/** One more group of options, with all that can be chosen in it by one field (OPTION-10), or row by row once it stands. */
export function NewOption({ editing, isWanted, onAdded }: NewOptionProps) {
  const { t } = useTranslation('ownerProduct');
  const missingText = useMissingText();
  const title = useFocusWhen(isWanted);
  const [create] = useCreateProductOptionMutation();
  const choices = useWrittenChoices(editing);
  const undo = useUndoneOption(editing);
  const form = useContractForm('product-options', 'createProductOption', {
    initialValues: BLANK_OPTION,
    labels: { title: t('options.new'), is_required: t('options.required') },
  });
  useOptionForm(form, editing, { key: 'option', current: BLANK_OPTION });
  const sending = useSubmit(
    form,
    (values) => editing.send(() => create({ ...values, attributes: choices.send(), ...chainOf(editing) })),
    ({ id, title: name, attributes }) => {
      form.beginWith(BLANK_OPTION);
      if (attributes.length === 0) {
        onAdded(id);
        tell(t('options.saved'), { isBrief: true });
        return;
      }
      choices.forgetSent();
      tellUndo(t('options.added', { name, count: attributes.length }), () => undo(id));
      // One after another is written in one go.
      title.current?.focus();
    },
  );
  const { value, ...required } = form.field('is_required');
  return (
    <Paper withBorder p="md">
      <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={choices.mayBegin}>
        <Stack gap="sm">
          <TextInput
            {...fieldUnlessBlank(form, 'title')}
            ref={title}
            description={t('options.newHelp')}
            maxLength={MAX_LENGTH.optionTitle}
            autoComplete="off"
          />
          <TextInput
            {...choices.field}
            label={t('options.choices')}
            maxLength={LONGEST_CHOICES}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'error', 'description']}
          />
          <Switch {...required} checked={value === true} />
          <FormFailure error={sending.failure} />
          <div>
            <HeldButton
              type="submit"
              leftSection={<IconPlus size={20} />}
              loading={sending.isSending}
              missing={missingText(form.values.title.trim() === '' && form.labelOf('title'))}
            >
              {t('options.add')}
            </HeldButton>
          </div>
        </Stack>
      </ContractFormBox>
    </Paper>
  );
}

/** Takes a group that has just been added away again. */
function useUndoneOption(editing: OptionEditing) {
  const [remove] = useDeleteProductOptionMutation();
  const undo = async (option_id: number) => {
    const { error } = await editing.send(() => remove({ ...chainOf(editing), option_id }));
    if (error !== undefined) tellError(error);
  };
  return (optionId: number) => void undo(optionId);
}
