import { Button } from '@mantine/core';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import {
  IconBrandWhatsapp,
  IconEdit,
  IconExternalLink,
  IconPlus,
  IconQrcode,
  IconReceipt,
  IconSpeakerphone,
  type TablerIcon,
} from '@tabler/icons-react';
import { useCompanyCategoryName } from '../../../entities/categories/use-category-names.ts';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { CompanyCard, CompanyCardSkeletons } from '../../../entities/companies/company-card.tsx';
import { OpenState } from '../../../entities/opening-hours/open-state.tsx';
import { ShareButton } from '../../../features/sharing/share-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.ts';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { AddProductButton } from '../products-head.tsx';
import classes from './my-business.module.css';

/** The business as customers see it in lists, and where its owner goes from here. */
export function OwnBusiness({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  const categoryName = useCompanyCategoryName();
  const reading = useGetCompanyQuery({ companyId });
  const name = reading.currentData?.name ?? '';
  const { brand } = useSite();
  const page = hrefTo('business', { businessId: companyId });
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
        <Way to={hrefTo('companyServices', {}, { label: 'add_service' })} Icon={IconPlus} text={t('addService')} />
        <Way to={hrefTo('companyOrders')} Icon={IconReceipt} text={t('orders.title')} />
        <Way to={hrefTo('updateCompany', { companyId })} Icon={IconEdit} text={t('common:edit')} />
        <Way to={page} Icon={IconExternalLink} text={t('seePage')} />
        <ShareButton
          name={name}
          to={page}
          text={t('ownerDashboard:share')}
          words={t('ownerDashboard:shareWords', { name, brand })}
        />
        <Way to={hrefTo('businessPoster')} Icon={IconQrcode} text={t('ownerDashboard:poster')} />
        <Way to={hrefTo('statusPicture')} Icon={IconBrandWhatsapp} text={t('statusPicture:title')} />
        <Way to={hrefTo('sponsor')} Icon={IconSpeakerphone} text={t('ownerDashboard:sponsor')} />
      </div>
    </div>
  );
}

function Way({ to, Icon, text }: { to: Href; Icon: TablerIcon; text: string }) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon size={20} aria-hidden="true" />}>
      {text}
    </Button>
  );
}
