import { Stack, Text, Title } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { ChipPreview } from '../../../entities/categories/chip-preview.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './category-keeping.module.css';
import { type CategoryList, rowOf } from './category-lists.ts';

/** The list as customers read it, in both languages; of the two levels the first. */
export function ChipPreviews({ list, all }: { list: CategoryList; all: readonly ListedCategory[] }) {
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
