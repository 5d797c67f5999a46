import { hrefTo } from '@mercadito/contracts/site/addresses';
import { CompanyCardSkeletons } from '../../entities/companies/company-card-skeletons.tsx';
import { useListFavoriteCompaniesInfiniteQuery } from '../../entities/favorites/favorites.api.ts';
import { useFavoriteIds } from '../../features/favoriting/use-favorite.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CompanyList } from '../shop/company-list.tsx';
import { FavoriteList, FIRST_CARDS } from './favorite-list.tsx';

/** The person's favourite businesses. */
export function FavoriteCompanies({ userId }: { userId: number }) {
  const { t } = useTranslation('shop');
  return (
    <FavoriteList
      list={useListFavoriteCompaniesInfiniteQuery({ userId })}
      itemsOf={({ results }) => results.map(({ company }) => company)}
      idOf={({ _id }) => _id}
      ids={useFavoriteIds('company')}
      skeletons={<CompanyCardSkeletons count={FIRST_CARDS} />}
      empty={{
        title: t('favorites.emptyBusinessTitle'),
        to: hrefTo('homeBusiness'),
        label: t('favorites.browseBusinesses'),
      }}
      cards={(companies, listRef) => <CompanyList ref={listRef} companies={companies} />}
    />
  );
}
