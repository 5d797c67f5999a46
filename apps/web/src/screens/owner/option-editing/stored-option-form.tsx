import { Button, Group, Stack } from '@mantine/core';
import type { Problem } from '@mercadito/contracts/common';
import type { ProductDetails } from '@mercadito/contracts/products';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../shared/api/use-action.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import type { VersionedAnswer } from '../product-editing/use-product-version.ts';
import classes from './option-editing.module.css';
import { type OptionEditing, useOptionForm } from './option-editing.ts';

/** Answered for what somebody has deleted meanwhile, as the server would. */
const GONE: { status: number; data: Problem } = {
  status: 404,
  data: { detail: 'Not found', message: 'Not found', code: 'not_found' },
};

interface StoredOptionFormProps<V, Sent> {
  kind: 'option' | 'attribute';
  id: number;
  name: string;
  form: ContractForm<V, Sent>;
  editing: OptionEditing;
  /** What the form begins with in a version of the product; undefined where the option or attribute is gone. */
  valuesIn: (product: ProductDetails) => V | undefined;
  isBlank: boolean;
  update: (values: Sent, updated_at: string) => PromiseLike<VersionedAnswer>;
  remove: () => PromiseLike<VersionedAnswer>;
  children: ReactNode;
}

/** An option or an attribute that is there: changed against the version that it was typed against (OPTION-7), or deleted. */
export function StoredOptionForm<V extends object, Sent>(props: StoredOptionFormProps<V, Sent>) {
  const { kind, id, name, form, editing, valuesIn, isBlank, update, remove, children } = props;
  const { t } = useTranslation('ownerProduct');
  const current = valuesIn(editing.product) ?? form.values;
  const readAgain = async () => {
    const product = await editing.readAgain();
    const values = valuesIn(product);
    if (!values) throw GONE;
    return { values, updated_at: product.updated_at };
  };
  const conflict = useEditConflict<V>(editing.product.updated_at, readAgain, current);
  useOptionForm(form, editing, { key: `${kind} ${id}`, current, conflict });
  const sending = useSubmit(
    form,
    (values) => editing.send((updated_at) => update(values, updated_at), conflict.lastRead.current),
    () => tell(t('options.saved'), { isBrief: true }),
    { onConflict: conflict.ask },
  );
  const isAttribute = kind === 'attribute';
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="sm" {...(isAttribute && { className: classes.attribute, role: 'group', 'aria-label': name })}>
          {children}
          <FormFailure error={sending.failure} />
          <Group gap="xs">
            <Button
              type="submit"
              variant={isAttribute ? 'light' : 'filled'}
              aria-label={t('options.save', { name })}
              loading={sending.isSending}
              disabled={isBlank || !form.isDirty()}
            >
              {t('options.saveShort')}
            </Button>
            <DeleteButton name={name} onDelete={() => editing.send(remove)} />
          </Group>
        </Stack>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}

function DeleteButton({ name, onDelete }: { name: string; onDelete: () => PromiseLike<Answer> }) {
  const { t } = useTranslation('ownerProduct');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="default" aria-label={t('options.delete', { name })} onClick={() => setAsked(true)}>
        {t('options.deleteShort')}
      </Button>
      <DeleteDialog opened={isAsked} name={name} onDelete={onDelete} onClose={() => setAsked(false)} />
    </>
  );
}
