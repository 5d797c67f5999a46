import type { Company } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './company-line.module.css';

interface CompanyLineProps {
  companyId: number;
  /** Known before the company itself. */
  name: string;
  /** Whether it is open, once the company is there. */
  openState: (company: Company) => ReactNode;
}

/** Who sells this: logo, name and whether it is open, leading to the business. */
export function CompanyLine({ companyId, name, openState }: CompanyLineProps) {
  const { t } = useTranslation('shop');
  const { data: company } = useGetCompanyQuery({ companyId });
  return (
    <Link to={hrefTo('business', { businessId: companyId })} className={classes.line}>
      <span className={classes.logo}>
        <Picture picture={company?.profile_picture ?? null} alt="" ratio={1} sizes="56px" />
      </span>
      <span className={classes.text}>
        <span className={classes.lead}>{t('product.byBusiness')}</span>
        <span className={classes.name}>{name}</span>
        <span className={classes.state}>{company && openState(company)}</span>
      </span>
    </Link>
  );
}
