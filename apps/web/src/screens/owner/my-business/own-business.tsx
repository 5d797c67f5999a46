import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconEdit } from '@tabler/icons-react';
import { useCompanyCategoryName } from '../../../entities/categories/use-category-names.ts';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { CompanyCard, CompanyCardSkeletons } from '../../../entities/companies/company-card.tsx';
import { OpenState } from '../../../entities/opening-hours/open-state.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import classes from './my-business.module.css';

/** The business as customers see it in lists, and the way to change that. */
export function OwnBusiness({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  const categoryName = useCompanyCategoryName();
  const reading = useGetCompanyQuery({ companyId });
  return (
    <div className={classes.business}>
      <Loaded reading={reading} skeleton={<CompanyCardSkeletons count={1} />}>
        {(company) => (
          <CardGrid>
            <CompanyCard
              company={company}
              isEager
              category={categoryName(company)}
              openState={<OpenState of={company} />}
            />
          </CardGrid>
        )}
      </Loaded>
      <Button
        component={Link}
        to={hrefTo('updateCompany', { companyId })}
        variant="default"
        leftSection={<IconEdit size={20} aria-hidden="true" />}
        aria-label={t('editBusiness')}
      >
        {t('common:edit')}
      </Button>
    </div>
  );
}
