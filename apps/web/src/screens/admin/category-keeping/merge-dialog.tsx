import { Text } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { refusalOfMerge } from '@mercadito/domain/catalog/category-levels';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { type CategoryList, placesOf, rowOf, useCategoryCalls, usesOf } from './category-lists.ts';
import { useCategoryTexts } from './use-categories.ts';

interface MergeDialogProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  category: ListedCategory;
  /** It was to be removed, and is in use. */
  isRemoval?: boolean;
  /** Names of businesses that use it, where the server has told them. */
  where?: string;
  onClose: () => void;
}

/** Asks where what is in an entry goes, says how much that is, and removes it (CATEGORY-6). */
export function MergeDialog({ list, all, category, isRemoval = false, where = '', onClose }: MergeDialogProps) {
  const { t } = useTranslation('categories');
  const { nameOf, pathOf, holdsText } = useCategoryTexts(list);
  const { remove } = useCategoryCalls(list);
  const [chosen, setChosen] = useState<string | null>(null);
  const name = nameOf(category);
  const places = placesOf(all);
  const from = { id: category.id, parent_id: category.parent_category };
  const fits = new Set(places.filter((each) => refusalOfMerge(places, from, each) === null).map(({ id }) => id));
  const destinations = all.filter(({ id }) => id !== category.id && fits.has(id));
  const to = destinations.find(({ id }) => String(id) === chosen);
  const isEmpty = usesOf(all, category) === 0 && rowOf(all, category.id).length === 0;
  const holds = holdsText(all, category);

  return (
    <Dialog
      opened
      onClose={onClose}
      title={isRemoval ? t('merge.inUse', { name }) : t('merge.title', { name })}
      act={{
        label: t('merge.act'),
        isDangerous: true,
        isReady: to !== undefined,
        run: () => remove({ id: category.id, ...(to && { move_to: to.id }) }),
        onDone: () => to && tell(t('merge.done', { name, to: nameOf(to) })),
      }}
    >
      {isRemoval && <Text>{isEmpty ? t('merge.usedNow') : t('merge.holds', { holds })}</Text>}
      {where !== '' && <Text c="dimmed">{t('merge.where', { where })}</Text>}
      <Select
        label={t('merge.into')}
        placeholder={t('merge.choose')}
        searchable
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage={t('merge.none')}
        data={destinations.map((each) => ({ value: String(each.id), label: pathOf(all, each) }))}
        data-autofocus
      />
      <Text aria-live="polite">
        {to && (isEmpty ? t('merge.nothingGoes', { name }) : t('merge.goes', { holds, to: nameOf(to), name }))}
      </Text>
    </Dialog>
  );
}
