import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import {
  useCopyProductOptionsMutation,
  useDeleteProductOptionMutation,
} from '../../../entities/products/product-editing.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { tellError, tellUndo } from '../../../shared/ui/toast.tsx';
import { CopyList, type Wanted } from './copy-list.tsx';
import { chainOf, type OptionEditing } from './option-editing.ts';

/** Gives a product an option group of another one of the business, or all of them, behind its own (COPY-2): with Undo, so nothing is asked. */
export function CopyOptions({ editing }: { editing: OptionEditing }) {
  const { t } = useTranslation('ownerProduct');
  const [isOpen, setOpen] = useState(false);
  const { failure, forgetFailure, isBusy, send } = useAction();
  const copy = useCopying(editing);
  const open = () => {
    forgetFailure();
    setOpen(true);
  };
  const choose = async (wanted: Wanted) => {
    const answer = await send(() => copy(wanted));
    if (answer?.data) setOpen(false);
  };
  return (
    <div>
      <Button variant="default" leftSection={<IconCopy size={20} />} onClick={open}>
        {t('options.copy')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('options.copy')}>
        <FormFailure error={failure} />
        <CopyList product={editing.product} isBusy={isBusy} onChoose={(wanted) => void choose(wanted)} />
      </Dialog>
    </div>
  );
}

/** Copies, and says so with Undo, which deletes the copies. */
function useCopying(editing: OptionEditing) {
  const { t } = useTranslation('ownerProduct');
  const [copy] = useCopyProductOptionsMutation();
  const [remove] = useDeleteProductOptionMutation();
  const { product } = editing;
  const undo = async (ids: readonly number[]) => {
    for (const option_id of ids) {
      const { error } = await editing.send(() => remove({ ...chainOf(editing), option_id }));
      if (error !== undefined) return tellError(error);
    }
  };
  return async ({ from_product_id, group }: Wanted) => {
    const fields = { company_id: product.company, productId: product.id, from_product_id };
    const answer = await editing.send(() => copy({ ...fields, ...(group && { option_id: group.id }) }));
    if (!answer.data) return answer;
    const known = new Set(product.options.map(({ id }) => id));
    // One alone stands at the end, whatever others have added meanwhile.
    const added = answer.data.results.filter(({ id }) => !known.has(id)).slice(group ? -1 : 0);
    const message = group
      ? t('options.copiedOne', { name: group.title })
      : t('options.copied', { count: added.length });
    tellUndo(message, () => void undo(added.map(({ id }) => id)));
    return answer;
  };
}
