import { Title } from '@mantine/core';
import type { Company, CompanyDetails } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { locationLabel } from '@mercadito/domain/places/location';
import { useState } from 'react';
import { useCompanyCategoryName } from '../../../entities/categories/use-category-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { isLongName } from '../../../shared/ui/long-name.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import words from '../../../shared/ui/words.module.css';
import { FavoriteButton } from '../favorite-button.tsx';
import classes from './company-header.module.css';
import { HoursButton } from './hours-button.tsx';
import { ShopSigns } from './shop-signs.tsx';

// Here, as a first page has little room for style sheets.
const WORDS = { minWidth: 0, paddingTop: 'var(--mantine-spacing-xxs)' };
/** Above what the line below reaches over it, and as high as a target has to be. */
const STARS = { zIndex: 1, minHeight: '1.5rem' };

/** The front of a business: banner, logo, name, opinions, where it is, until when it is open, and how it is reached (BUSINESS-32). */
export function CompanyHeader({ company }: { company: CompanyDetails }) {
  const { viewer } = useSession();
  return (
    <header className={classes.head}>
      <Picture
        className={classes.banner}
        picture={company.banner_picture}
        alt=""
        sizes={PICTURE_SIZES.banner}
        isEager
        isBlurred
      />
      {may(viewer, 'shopping.see').allowed && (
        <div className={layout.inCorner}>
          <FavoriteButton kind="company" id={company._id} name={company.name} isFavorite={company.is_favorite} />
        </div>
      )}
      <CompanyLogo company={company} />
      <div className={classes.words} style={WORDS}>
        <Title order={1} data-long={isLongName(company.name, 'row')}>
          {company.name}
        </Title>
        <Facts company={company} />
        <HoursButton company={company} />
      </div>
      <ShopSigns company={company} />
    </header>
  );
}

function Facts({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const { places } = useSite();
  const categoryName = useCompanyCategoryName();
  return (
    <div className={`${words.quiet} ${classes.facts}`}>
      <Link
        className={`${words.quiet} ${looks.reachesUp}`}
        style={STARS}
        to={hrefTo('companyReviews', { companyId: company._id })}
      >
        {company.numReviews > 0 ? (
          <StarRating rating={company.rating} count={company.numReviews} size="card" />
        ) : (
          t('business.noReviews')
        )}
      </Link>
      <span>{categoryName(company)}</span>
      <span>{locationLabel(company.location, places)}</span>
    </div>
  );
}

const Dialog = lazyChunk(() => import('../../../shared/ui/dialog.tsx').then((m) => m.Dialog));

/** The profile picture; a tap shows it large (BUSINESS-5). */
export function CompanyLogo({ company }: { company: Pick<Company, 'name' | 'profile_picture'> }) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isEnlarged, setEnlarged] = useState<boolean | null>(null);
  const { name, profile_picture: picture } = company;
  return (
    <>
      <button
        type="button"
        className={classes.logo}
        style={{ cursor: picture ? 'zoom-in' : undefined }}
        aria-label={t('business.enlarge', { name })}
        disabled={picture === null}
        onClick={() => setEnlarged(true)}
      >
        <Picture picture={picture} alt="" ratio={1} sizes="96px" isEager />
      </button>
      {isEnlarged !== null && picture && (
        <WhenPressed>
          <Dialog opened={isEnlarged} onClose={() => setEnlarged(false)} title={name}>
            <Picture picture={picture} alt={name} sizes="(min-width: 30em) 27rem, 90vw" isEager fit="contain" />
          </Dialog>
        </WhenPressed>
      )}
    </>
  );
}
