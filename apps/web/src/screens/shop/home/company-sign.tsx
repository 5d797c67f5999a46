import type { CompanyOfRail } from '@mercadito/contracts/home';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/navigation/router.tsx';
import { isLongName } from '../../../shared/ui/long-name.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './company-sign.module.css';

interface CompanySignProps {
  company: CompanyOfRail;
  isEager: boolean;
  /** Open, or when it opens. */
  openState: ReactNode;
}

/** A business in a row: its mark, its name, and whether it is open. */
export function CompanySign({ company, isEager, openState }: CompanySignProps) {
  return (
    <li className={classes.sign}>
      <Picture
        picture={company.profile_picture}
        alt=""
        ratio={1}
        sizes="72px"
        isEager={isEager}
        className={classes.logo ?? ''}
      />
      <Link
        className={classes.link}
        to={hrefTo('business', { businessId: company._id })}
        data-long={isLongName(company.name)}
      >
        {company.name}
      </Link>
      {openState}
    </li>
  );
}
