import { Button, Group, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useSearchTownQuery } from '../../../entities/search/town-search.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { HelpButton } from '../../../shared/ui/help-button.tsx';

/** Where somebody goes on whose search found nothing: the words that come closest, and those who know the town (SEARCH-11). */
export function LeadsOn({ search }: { search: string }) {
  const { t } = useTranslation('townSearch');
  const { currentData: finds } = useSearchTownQuery({ search, finished: true });
  const nearest = finds?.nearest ?? [];
  return (
    <Stack align="center" gap="xs">
      {nearest.length > 0 && (
        <>
          <span>{t('nearest')}</span>
          <Group component="nav" aria-label={t('nearest')} gap="xs" justify="center">
            {nearest.map((word) => (
              <Button key={word} component={Link} variant="default" to={hrefTo('home', {}, { search: word })}>
                {word}
              </Button>
            ))}
          </Group>
        </>
      )}
      <HelpButton wanted={{ of: 'search', search }}>{t('ask')}</HelpButton>
    </Stack>
  );
}
