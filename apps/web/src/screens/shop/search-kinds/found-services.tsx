import { Skeleton, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useSearchTownQuery } from '../../../entities/search/town-search.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { FoundRows } from './found-rows.tsx';
import { LeadsOn } from './leads-on.tsx';
import { SearchKinds } from './search-kinds.tsx';

/** The services that a search finds (SEARCH-10). */
export function FoundServices({ search }: { search: string }) {
  const { t } = useTranslation('townSearch');
  return (
    <Stack gap="md">
      <SearchKinds search={search} active="services" />
      <Loaded reading={useSearchTownQuery({ search, finished: true })} skeleton={<Skeleton height={200} />}>
        {({ services: { results } }) =>
          results.length === 0 ? (
            <>
              <p role="status">{t('noServices')}</p>
              <LeadsOn search={search} />
            </>
          ) : (
            <FoundRows
              label={t('services')}
              rows={results.map((service) => ({
                key: service.id,
                name: service.name,
                note: service.company_name,
                picture: service.photo_picture,
                to: hrefTo('service', { slug: service.slug }),
              }))}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}
