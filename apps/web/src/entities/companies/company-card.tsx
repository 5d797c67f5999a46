import { Skeleton } from '@mantine/core';
import type { Company } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import { CardCell, CardSkeletons } from '../../shared/ui/card-grid.tsx';
import layout from '../../shared/ui/layout.module.css';
import { isLongName } from '../../shared/ui/long-name.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './company-card.module.css';

/** Width by height of the picture at its head. */
export const BANNER_RATIO = 16 / 9;

interface CompanyCardProps {
  company: Company;
  isEager?: boolean;
  /** The category's name in the language on the screen. */
  category: string;
  /** Open or closed, with the next change. */
  openState?: ReactNode;
  heart?: ReactNode;
}

/** One business in a list. The whole card is its link; the heart lies above that. */
export function CompanyCard({ company, isEager = false, category, openState, heart }: CompanyCardProps) {
  return (
    <CompanyCardFace
      banner={
        <Picture
          picture={company.banner_picture ?? company.profile_picture}
          alt=""
          ratio={BANNER_RATIO}
          sizes={PICTURE_SIZES.card}
          isEager={isEager}
        />
      }
      logo={<Picture picture={company.profile_picture} alt="" ratio={1} sizes="56px" isEager={isEager} />}
      name={
        <Link
          className={classes.link}
          to={hrefTo('business', { businessId: company._id })}
          data-long={isLongName(company.name)}
        >
          {company.name}
        </Link>
      }
      category={category}
      location={company.location}
      heart={heart}
    >
      {company.numReviews > 0 && <StarRating rating={company.rating} count={company.numReviews} size="card" />}
      {openState}
    </CompanyCardFace>
  );
}

interface CompanyCardFaceProps {
  banner: ReactNode;
  logo: ReactNode;
  name: ReactNode;
  category: string;
  location: string;
  heart?: ReactNode;
  children?: ReactNode;
}

/** What a business's card looks like, whether it is stored or still being written. */
export function CompanyCardFace({ banner, logo, name, category, location, heart, children }: CompanyCardFaceProps) {
  const { places } = useSite();
  return (
    <CardCell>
      {banner}
      <div className={classes.body}>
        <span className={classes.logo}>{logo}</span>
        {name}
        <span className={words.calm}>{category}</span>
        <span className={words.calm}>
          <IconMapPin size={14} aria-hidden="true" className={classes.pin} />
          {locationLabel(location, places)}
        </span>
        {children}
      </div>
      {heart && <div className={layout.inCorner}>{heart}</div>}
    </CardCell>
  );
}

export function CompanyCardSkeletons({ count }: { count?: number }) {
  return (
    <CardSkeletons count={count}>
      <Skeleton radius={0} className={classes.skeletonBanner} />
      <div className={classes.body}>
        <span className={classes.logo}>
          <Skeleton circle height="3.125rem" />
        </span>
        <Skeleton height="1.3rem" width="80%" />
        <Skeleton height="1.1rem" width="50%" />
        <Skeleton height="1.1rem" width="60%" />
        <Skeleton height="1.1rem" width="70%" />
      </div>
    </CardSkeletons>
  );
}
