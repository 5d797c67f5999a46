import { Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { ReviewsLink } from '../../../shared/ui/reviews-link.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import classes from './company-header.module.css';
import { CompanyLogo } from './company-logo.tsx';

/** As owners' banners are cut. */
const BANNER_RATIO = 16 / 5;

interface CompanyHeaderProps {
  company: CompanyDetails;
  category: string;
  openState: ReactNode;
  /** Heart and share. */
  actions: ReactNode;
  /** Ways to reach the business. */
  contact?: ReactNode;
}

/** The front of a business: banner, logo, name, opinions, where it is and whether it is open. */
export function CompanyHeader({ company, category, openState, actions, contact }: CompanyHeaderProps) {
  const { t } = useTranslation('shop');
  const { product } = useSite();
  return (
    <header className={classes.header}>
      <Picture
        className={classes.banner}
        picture={company.banner_picture}
        alt=""
        ratio={BANNER_RATIO}
        sizes={PICTURE_SIZES.banner}
        isEager
        isBlurred
      />
      <div className={classes.below}>
        <CompanyLogo company={company} />
        <div className={classes.actions}>{actions}</div>
      </div>
      <Title order={1}>{company.name}</Title>
      <div className={classes.facts}>
        <ReviewsLink to={hrefTo('companyReviews', { companyId: company._id })}>
          {company.numReviews > 0 ? (
            <StarRating rating={company.rating} count={company.numReviews} size={18} />
          ) : (
            t('business.noReviews')
          )}
        </ReviewsLink>
        <span>{category}</span>
        <span>
          <IconMapPin size={16} aria-hidden="true" className={classes.pin} />
          {locationLabel(company.location, product)}
        </span>
        <div className={classes.opening}>{openState}</div>
      </div>
      <ScrollRow className={classes.contact}>
        <div className={classes.ways}>{contact}</div>
      </ScrollRow>
    </header>
  );
}
