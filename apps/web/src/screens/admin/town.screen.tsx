import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBrandWhatsapp, IconListCheck, IconShieldLock } from '@tabler/icons-react';
import { useGetTownQuery } from '../../entities/town/town.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { TownForm } from './town-editing/town-form.tsx';

/** What else of the town has a screen of its own. */
const WAYS = [
  { to: 'townPicture', Icon: IconBrandWhatsapp, text: 'statusPicture:open' },
  { to: 'townLegal', Icon: IconShieldLock, text: 'legalEditing:title' },
  { to: 'setupSteps', Icon: IconListCheck, text: 'setupSteps:title' },
] as const;

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
        {WAYS.map(({ to, Icon, text }) => (
          <Button
            key={to}
            component={Link}
            to={hrefTo(to)}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
          >
            {t(text)}
          </Button>
        ))}
      </Group>
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {({ town }) => <TownForm town={town} readAgain={readAgain} />}
      </Loaded>
    </Stack>
  );
}
