import { Stack, Text, Title } from '@mantine/core';
import { useGetTownQuery } from '../../entities/town/town.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { TownForm } from './town-editing/town-form.tsx';

/** `/admin/town`: what the town is called, where it is, which places it serves and whom people ask (SCREEN-65, TOWN-1). */
export function Component() {
  const { t } = useTranslation('town');
  const reading = useGetTownQuery();
  const readAgain = async () => (await reading.refetch().unwrap()).town;
  return (
    <Stack maw="48rem" gap="lg">
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('about')}</Text>
      </div>
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {({ town }) => <TownForm town={town} readAgain={readAgain} />}
      </Loaded>
    </Stack>
  );
}
