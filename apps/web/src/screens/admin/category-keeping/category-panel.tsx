import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useListAllCategoriesQuery } from '../../../entities/categories/category-editing.api.ts';
import { ChipPreview } from '../../../entities/categories/chip-preview.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { CategoryDialogs } from './category-dialogs.tsx';
import classes from './category-keeping.module.css';
import { type Asked, type CategoryList, rowOf } from './category-lists.ts';
import { CategoryRows } from './category-rows.tsx';

/** One of the four lists: what is in it, how customers see it, and all that an Admin does with it (CATEGORY-1). */
export function CategoryPanel({ list }: { list: CategoryList }) {
  // How many use each changes with every product that is added, of which no event tells here.
  const reading = useListAllCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded reading={reading} skeleton={<RowsSkeleton count={6} height={68} />}>
      {(lists) => <LoadedList list={list} all={lists[list]} />}
    </Loaded>
  );
}

function LoadedList({ list, all }: { list: CategoryList; all: readonly ListedCategory[] }) {
  const { t } = useTranslation('categories');
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={20} />} onClick={() => setAsked({ what: 'add', below: null })}>
      {t(`add.${list}`)}
    </Button>
  );
  return (
    <Stack gap="lg">
      {all.length === 0 ? (
        <EmptyState icon={<IconCategory />} title={t(`empty.${list}`)} text={t('empty.text')} action={add} />
      ) : (
        <>
          <Group justify="flex-end">{add}</Group>
          <Stack gap="xl" className={classes.panel}>
            <CategoryRows list={list} all={all} rows={rowOf(all, null)} onAsk={setAsked} />
            <ChipPreviews list={list} all={all} />
          </Stack>
        </>
      )}
      <CategoryDialogs list={list} all={all} asked={asked} onAsk={setAsked} />
    </Stack>
  );
}

/** The list as customers read it, in both languages; of the two levels the first. */
function ChipPreviews({ list, all }: { list: CategoryList; all: readonly ListedCategory[] }) {
  const { t } = useTranslation('categories');
  const first = rowOf(all, null);
  return (
    <Stack component="section" gap="xs" className={classes.preview} aria-label={t('preview.title')}>
      <Title order={2} size="h3">
        {t('preview.title')}
      </Title>
      <Text c="dimmed" size="sm">
        {t(`preview.${list}`)}
      </Text>
      <ChipPreview label={t('preview.es')} lang="es" names={first} />
      <ChipPreview label={t('preview.en')} lang="en" names={first.map(({ id, name_en }) => ({ id, name: name_en }))} />
    </Stack>
  );
}
