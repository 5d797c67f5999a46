import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconEdit, IconExternalLink, IconPlus, IconQrcode, IconReceipt, IconSpeakerphone } from '@tabler/icons-react';
import { useCompanyCategoryName } from '../../entities/categories/use-category-names.ts';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { CompanyCard } from '../../entities/companies/company-card.tsx';
import { CompanyCardSkeletons } from '../../entities/companies/company-card-skeletons.tsx';
import { OpenState } from '../../entities/opening-hours/open-state.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { AddProductButton } from './add-product-button.tsx';
import classes from './my-business.module.css';

/** The business as customers see it in lists, and where its owner goes from here. */
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
      <div className={classes.ways}>
        <AddProductButton />
        <Button
          component={Link}
          to={hrefTo('companyServices', {}, { label: 'add_service' })}
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden="true" />}
        >
          {t('addService')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('companyOrders')}
          variant="default"
          leftSection={<IconReceipt size={20} aria-hidden="true" />}
        >
          {t('orders.title')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('updateCompany', { companyId })}
          variant="default"
          leftSection={<IconEdit size={20} aria-hidden="true" />}
        >
          {t('common:edit')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('business', { businessId: companyId })}
          variant="default"
          leftSection={<IconExternalLink size={20} aria-hidden="true" />}
        >
          {t('seePage')}
        </Button>
        <ShareButton
          name={reading.currentData?.name ?? ''}
          to={hrefTo('business', { businessId: companyId })}
          text={t('ownerDashboard:share')}
        />
        <Button
          component={Link}
          to={hrefTo('businessPoster')}
          variant="default"
          leftSection={<IconQrcode size={20} aria-hidden="true" />}
        >
          {t('ownerDashboard:poster')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('sponsor')}
          variant="default"
          leftSection={<IconSpeakerphone size={20} aria-hidden="true" />}
        >
          {t('ownerDashboard:sponsor')}
        </Button>
      </div>
    </div>
  );
}
