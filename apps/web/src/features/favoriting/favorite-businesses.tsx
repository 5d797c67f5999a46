import { Button, Stack } from '@mantine/core';
import type { Company } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isOpenByClock } from '@mercadito/domain/opening-hours/next-change';
import { locationLabel } from '@mercadito/domain/places/location';
import { useState } from 'react';
import { useListFavoriteCompaniesInfiniteQuery } from '../../entities/favorites/favorites.api.ts';
import { openingOf, useReadAgainAfter } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useLateTranslation, useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import layout from '../../shared/ui/layout.module.css';
import looks from '../../shared/ui/looks.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './favorite-businesses.module.css';

/** How many the side of the page shows at first, and how many more each time (FRAME-7). */
const SIDE_LIMIT = 5;

/** The person's favourite businesses at the side of every page; nothing for visitors or without any. */
export function FavoriteBusinesses() {
  // No page waits for the texts of its margin.
  const { t, ready } = useLateTranslation('shop');
  const { user } = useSession();
  const [limit, setLimit] = useState(SIDE_LIMIT);
  const { currentData, hasNextPage, fetchNextPage, isFetchingNextPage } = useListFavoriteCompaniesInfiniteQuery(
    { userId: user?.id ?? 0 },
    { skip: user === null },
  );
  const companies = currentData?.pages.flatMap(({ results }) => results.map(({ company }) => company)) ?? [];
  if (!ready || companies.length === 0) return null;

  // Those already loaded come first, then the next page (FRAME-7).
  const seeMore = () => {
    if (limit + SIDE_LIMIT > companies.length && hasNextPage) void fetchNextPage();
    setLimit(limit + SIDE_LIMIT);
  };
  return (
    <section aria-labelledby="favorite-businesses">
      <h2 id="favorite-businesses" className={classes.title}>
        {t('favorites.side')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list">
        {companies.slice(0, limit).map((company) => (
          <Entry key={company._id} company={company} />
        ))}
      </ul>
      {(companies.length > limit || hasNextPage) && (
        <Button variant="subtle" onClick={seeMore} loading={isFetchingNextPage}>
          {t('favorites.seeMore')}
        </Button>
      )}
    </section>
  );
}

function Entry({ company }: { company: Company }) {
  const { t } = useTranslation('shop');
  const { places } = useSite();
  const now = useNow();
  useReadAgainAfter(company.next_change_at, now);
  const isOpen = isOpenByClock(openingOf(company), now);
  return (
    <li>
      <Link to={hrefTo('business', { businessId: company._id })} className={`${looks.hoverRow} ${classes.entry}`}>
        <span className={classes.logo}>
          <Picture picture={company.profile_picture} alt="" ratio={1} sizes="44px" />
          {isOpen === false && <span className={classes.closed}>{t('favorites.closed')}</span>}
        </span>
        <Stack component="span" className={`${layout.shrinks} ${classes.text}`} gap={0}>
          <span className={`${words.name} ${classes.name}`}>{company.name}</span>
          <span className={`${words.fine} ${looks.roomOnly} ${classes.place}`}>
            {locationLabel(company.location, places)}
          </span>
        </Stack>
      </Link>
    </li>
  );
}
