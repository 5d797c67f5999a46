import { Button, Group, Stack, Text } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { refusalOfMerge } from '@mercadito/domain/catalog/category-levels';
import { useState } from 'react';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
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
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const name = nameOf(category);
  const places = placesOf(all);
  const from = { id: category.id, parent_id: category.parent_category };
  const fits = new Set(places.filter((each) => refusalOfMerge(places, from, each) === null).map(({ id }) => id));
  const destinations = all.filter(({ id }) => id !== category.id && fits.has(id));
  const to = destinations.find(({ id }) => String(id) === chosen);
  const isEmpty = usesOf(all, category) === 0 && rowOf(all, category.id).length === 0;
  const holds = holdsText(all, category);

  const merge = async () => {
    if (!to) return;
    setSending(true);
    setFailure(null);
    const { error } = await remove({ id: category.id, move_to: to.id });
    setSending(false);
    if (error !== undefined) return setFailure(error);
    tell(t('merge.done', { name, to: nameOf(to) }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => !isSending && onClose()}
      title={isRemoval ? t('merge.inUse', { name }) : t('merge.title', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack>
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
        <FormFailure error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isSending}>
            {t('common:cancel')}
          </Button>
          <Button color="red" onClick={() => void merge()} loading={isSending} disabled={!to}>
            {t('merge.act')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
