import { Text } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { refusalOfMerge } from '@mercadito/domain/catalog/category-levels';
import { useState } from 'react';
import { problemOf } from '../../../shared/api/api-error.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QuestionText } from '../../../shared/ui/question-text.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { CategoryForm } from './category-form.tsx';
import {
  type Asked,
  type CategoryList,
  placesOf,
  rowOf,
  useCategoryCalls,
  useCategoryTexts,
  usesOf,
} from './category-lists.ts';

interface CategoryDialogsProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
}

/** What is being asked about a list; what is in use is not removed without saying where it goes (CATEGORY-5). */
export function CategoryDialogs({ list, all, asked, onAsk }: CategoryDialogsProps) {
  const close = () => onAsk(null);
  if (asked === null) return null;
  if (asked.what === 'add') return <CategoryForm list={list} all={all} below={asked.below} onClose={close} />;
  const { category } = asked;
  if (asked.what === 'rename') return <CategoryForm list={list} all={all} category={category} onClose={close} />;
  const isInUse = usesOf(all, category) > 0 || rowOf(all, category.id).length > 0;
  if (asked.what === 'merge' || isInUse) {
    return (
      <MergeDialog list={list} all={all} category={category} isRemoval={asked.what === 'remove'} onClose={close} />
    );
  }
  return <RemoveDialog list={list} all={all} category={category} onClose={close} />;
}

interface MergeDialogProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  category: ListedCategory;
  /** The entry was to be removed, and is in use. */
  isRemoval?: boolean;
  /** Names of businesses that use it, where the server has told them. */
  where?: string;
  onClose: () => void;
}

/** Asks where what is in an entry goes, says how much that is, and removes it (CATEGORY-6). */
function MergeDialog({ list, all, category, isRemoval = false, where = '', onClose }: MergeDialogProps) {
  const { t } = useTranslation('categories');
  const { nameOf, pathOf, holdsText } = useCategoryTexts(list);
  const { remove } = useCategoryCalls(list);
  const missingText = useMissingText();
  const [chosen, setChosen] = useState<string | null>(null);
  const name = nameOf(category);
  const places = placesOf(all);
  const from = { id: category.id, parent_id: category.parent_category };
  const fits = new Set(places.filter((each) => refusalOfMerge(places, from, each) === null).map(({ id }) => id));
  const destinations = all.filter(({ id }) => id !== category.id && fits.has(id));
  const to = destinations.find(({ id }) => String(id) === chosen);
  const isEmpty = usesOf(all, category) === 0 && rowOf(all, category.id).length === 0;
  const holds = holdsText(all, category);
  const goes = to && (isEmpty ? t('merge.nothingGoes', { name }) : t('merge.goes', { holds, to: nameOf(to), name }));
  useAnnounced(goes);

  return (
    <Dialog
      opened
      onClose={onClose}
      title={isRemoval ? t('merge.inUse', { name }) : t('merge.title', { name })}
      act={{
        label: t('merge.act'),
        isDangerous: true,
        missing: missingText(!to && t('merge.into')),
        run: () => remove({ id: category.id, ...(to && { move_to: to.id }) }),
        onDone: () => to && tell(t('merge.done', { name, to: nameOf(to) })),
      }}
    >
      <QuestionText>
        {isRemoval && <Text>{isEmpty ? t('merge.usedNow') : t('merge.holds', { holds })}</Text>}
        {where !== '' && <Text c="dimmed">{t('merge.where', { where })}</Text>}
      </QuestionText>
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
      <Text>{goes}</Text>
    </Dialog>
  );
}

interface RemoveDialogProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  category: ListedCategory;
  onClose: () => void;
}

/** Asks before an entry is removed that nothing uses; one that is in use by then is merged instead. */
function RemoveDialog({ list, all, category, onClose }: RemoveDialogProps) {
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
