import { Skeleton, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useListFoundServicesInfiniteQuery } from '../../../entities/search/town-search.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../../shared/lists/use-pages-in-url.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { SearchCount } from '../search-count.tsx';
import { FoundRows } from './found-rows.tsx';
import { LeadsOn } from './leads-on.tsx';
import { SearchKinds } from './search-kinds.tsx';

function NoServices() {
  const { t } = useTranslation('townSearch');
  useAnnounced(t('noServices'));
  return <p>{t('noServices')}</p>;
}

/** The services that a search finds (SEARCH-10). */
export function FoundServices({ search }: { search: string }) {
  const { t } = useTranslation('townSearch');
  const reading = usePagesInUrl(useListFoundServicesInfiniteQuery({ search }));
  return (
    <Stack gap="md">
      <SearchKinds search={search} active="services" />
      <GrowingList
        reading={reading}
        entriesOf={({ results }) => results}
        skeleton={<Skeleton height={200} />}
        empty={
          <>
            <NoServices />
            <LeadsOn search={search} />
          </>
        }
      >
        {({ entries, listRef, count }) => (
          <>
            <SearchCount search={search} count={count} onlyHave={reading.data?.pages[0]?.only_have} />
            <FoundRows
              ref={listRef}
              label={t('services')}
              rows={entries.map((service) => ({
                key: service.id,
                name: service.name,
                note: service.company_name,
                picture: service.photo_picture,
                to: hrefTo('service', { slug: service.slug }),
              }))}
            />
          </>
        )}
      </GrowingList>
    </Stack>
  );
}
