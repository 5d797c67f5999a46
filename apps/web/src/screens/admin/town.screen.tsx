import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBrandWhatsapp, IconListCheck, IconShieldLock } from '@tabler/icons-react';
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
      <Group>
        <Button
          component={Link}
          to={hrefTo('townPicture')}
          variant="default"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        >
          {t('statusPicture:open')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('townLegal')}
          variant="default"
          leftSection={<IconShieldLock size={20} aria-hidden="true" />}
        >
          {t('legalEditing:title')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('setupSteps')}
          variant="default"
          leftSection={<IconListCheck size={20} aria-hidden="true" />}
        >
          {t('setupSteps:title')}
        </Button>
      </Group>
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {({ town }) => <TownForm town={town} readAgain={readAgain} />}
      </Loaded>
    </Stack>
  );
}
