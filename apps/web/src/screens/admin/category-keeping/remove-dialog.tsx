import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { useState } from 'react';
import { problemOf } from '../../../shared/api/api-error.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { type CategoryList, useCategoryCalls } from './category-lists.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useCategoryTexts } from './use-categories.ts';

interface RemoveDialogProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  category: ListedCategory;
  onClose: () => void;
}

/** Asks before an entry is removed that nothing uses; one that is in use by then is merged instead. */
export function RemoveDialog({ list, all, category, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('categories');
  const { nameOf } = useCategoryTexts(list);
  const { remove } = useCategoryCalls(list);
  /** Where it is in use, as the server has said. */
  const [where, setWhere] = useState<string | null>(null);
  const name = nameOf(category);
  if (where !== null) {
    return <MergeDialog list={list} all={all} category={category} isRemoval where={where} onClose={onClose} />;
  }
  return (
    <DeleteDialog
      opened
      name={name}
      onDelete={async () => {
        const { error } = await remove({ id: category.id });
        const problem = problemOf(error);
        if (problem?.code === 'in_use') setWhere(String(problem.facts?.where ?? ''));
        return { error };
      }}
      onDeleted={() => tell(t('removed', { name }))}
      onClose={onClose}
    />
  );
}
