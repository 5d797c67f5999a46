import { Button, Group } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useSearchTownQuery } from '../../../entities/search/town-search.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCountText } from '../../../shared/lists/use-count-text.ts';
import { Link } from '../../../shared/navigation/router.tsx';

export type Kind = 'products' | 'businesses' | 'services';

const hrefOf = {
  products: (search: string) => hrefTo('home', {}, { search }),
  businesses: (search: string) => hrefTo('homeBusiness', {}, { search }),
  services: (search: string) => hrefTo('home', {}, { search, label: 'services' }),
} as const;

/** The other kinds of things that a search finds, each with how many there are; nothing where there is one kind alone (SEARCH-10). */
export function SearchKinds({ search, active }: { search: string; active: Kind }) {
  const { t } = useTranslation('townSearch');
  const countText = useCountText();
  const { currentData: finds } = useSearchTownQuery({ search, finished: true });
  if (!finds) return null;
  const kinds = (['products', 'businesses', 'services'] as const).filter((kind) => finds[kind].count > 0);
  if (kinds.every((kind) => kind === active)) return null;
  return (
    <Group component="nav" aria-label={t('kinds')} gap="xs">
      {kinds.map((kind) => (
        <Button
          key={kind}
          component={Link}
          variant={kind === active ? 'light' : 'default'}
          to={hrefOf[kind](search)}
          aria-current={kind === active ? 'page' : undefined}
        >
          {t(kind)} {countText(finds[kind])}
        </Button>
      ))}
    </Group>
  );
}
