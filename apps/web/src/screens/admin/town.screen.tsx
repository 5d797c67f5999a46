import { Button, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useGetTownQuery } from '../../entities/town/town.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
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
        <Text c="dimmed">{t('lead')}</Text>
      </div>
      <Button
        component={Link}
        to={hrefTo('townPicture')}
        variant="default"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('statusPicture:open')}
      </Button>
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {({ town }) => <TownForm town={town} readAgain={readAgain} />}
      </Loaded>
    </Stack>
  );
}
