import type { Company } from '@mercadito/contracts/companies';
import { may } from '@mercadito/domain/access/may';
import type { Ref } from 'react';
import { useCompanyCategoryName } from '../../entities/categories/use-category-names.ts';
import { CompanyCard } from '../../entities/companies/company-card.tsx';
import { OpenState } from '../../entities/opening-hours/open-state.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { FIRST_ROW } from './product-list.tsx';

interface CompanyListProps {
  companies: readonly Company[];
  ref?: Ref<HTMLUListElement>;
}

export function CompanyList({ companies, ref }: CompanyListProps) {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  const categoryName = useCompanyCategoryName();
  return (
    <CardGrid ref={ref} label={t('list.businesses')}>
      {companies.map((company, at) => (
        <CompanyCard
          key={company._id}
          company={company}
          isEager={at < FIRST_ROW}
          category={categoryName(company)}
          openState={<OpenState of={company} />}
          heart={
            may(viewer, 'shopping.see').allowed && (
              <FavoriteButton kind="company" id={company._id} name={company.name} isFavorite={company.is_favorite} />
            )
          }
        />
      ))}
    </CardGrid>
  );
}
