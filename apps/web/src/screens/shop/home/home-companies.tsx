import { hrefTo } from '@mercadito/contracts/site/addresses';
import { type CompanyListInput, SHOWN } from '@mercadito/contracts/site/list-input';
import { may } from '@mercadito/domain/access/may';
import { IconBuildingStore, IconSpeakerphone } from '@tabler/icons-react';
import { useListCompaniesInfiniteQuery } from '../../../entities/companies/companies.api.ts';
import { CompanyCardSkeletons } from '../../../entities/companies/company-card.tsx';
import {
  SponsorCarousel,
  SponsorCarouselSkeleton,
  SponsorSlide,
} from '../../../entities/sponsors/sponsor-carousel.tsx';
import { useListSponsorsQuery } from '../../../entities/sponsors/sponsors.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../../shared/lists/use-pages-in-url.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import looks from '../../../shared/ui/looks.module.css';
import words from '../../../shared/ui/words.module.css';
import { CompanyList } from '../company-list.tsx';
import classes from './home-companies.module.css';
import { ClearSearch, type ListFilters, NoResults, SearchSummary } from './list-search.tsx';

/** The businesses of the address's category or search, in all the states a list can be in. */
export function HomeCompanies({ filters }: { filters: ListFilters<CompanyListInput> }) {
  const { t } = useTranslation('shop');
  return (
    <GrowingList
      reading={usePagesInUrl(useListCompaniesInfiniteQuery(filters.input))}
      entriesOf={({ results }) => results}
      skeleton={<CompanyCardSkeletons />}
      failed={t('businesses.failed')}
      failedAction={filters.search && <ClearSearch to={filters.withoutSearch} />}
      empty={<NothingFound filters={filters} />}
    >
      {({ entries, listRef, count }) => (
        <>
          {filters.search && <SearchSummary filters={filters} active="businesses" count={count} />}
          <CompanyList ref={listRef} companies={entries} />
          {!filters.search && <FeatureWithoutCarousel />}
        </>
      )}
    </GrowingList>
  );
}

function NothingFound({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('shop');
  if (filters.search)
    return (
      <NoResults
        what={t('search.noBusinesses')}
        search={filters.search}
        active="businesses"
        clearTo={filters.withoutSearch}
      />
    );
  const isNoneOpen = filters.show === SHOWN.open;
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t(isNoneOpen ? 'businesses.noneOpenTitle' : 'businesses.emptyTitle')}
      text={t(isNoneOpen ? 'businesses.noneOpenText' : 'businesses.emptyText')}
      way={{ to: hrefTo('homeBusiness'), text: t('list.showAll') }}
    />
  );
}

/** The featured businesses; nothing where there are none, or they cannot be had: the page is whole without them. */
export function HomeSponsors() {
  const { data, isLoading } = useListSponsorsQuery();
  if (isLoading) return <SponsorCarouselSkeleton />;
  if (!data || data.results.length === 0) return null;
  return <SponsorCarousel sponsors={data.results} after={<FeatureYourBusiness isSlide />} />;
}

/** Where there is no carousel that it could stand in. */
function FeatureWithoutCarousel() {
  const { data, isLoading } = useListSponsorsQuery();
  return isLoading || data?.results.length ? null : <FeatureYourBusiness />;
}

/** Leads everybody but drivers to where a business asks to be featured; the gates there lead on who has none (SPONSOR-5). */
function FeatureYourBusiness({ isSlide = false }: { isSlide?: boolean }) {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  if (!may(viewer, 'shopping.see').allowed) return null;
  const card = (
    <Link className={`${looks.ringInside} ${classes.feature}`} to={hrefTo('sponsor')}>
      <IconSpeakerphone size={32} stroke={1.5} aria-hidden="true" />
      <span className={words.name}>{t('sponsors.feature')}</span>
      <span className={words.calm}>{t('sponsors.featureText')}</span>
    </Link>
  );
  return isSlide ? <SponsorSlide label={t('sponsors.feature')}>{card}</SponsorSlide> : card;
}
