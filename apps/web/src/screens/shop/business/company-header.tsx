import { Group, Stack, Title } from '@mantine/core';
import type { Company, CompanyDetails } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import { ReviewsLink, StarRating } from '../../../shared/ui/star-rating.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './company-header.module.css';

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
  const { places } = useSite();
  return (
    <Stack component="header" gap="xs">
      <Picture
        className={classes.banner}
        picture={company.banner_picture}
        alt=""
        ratio={BANNER_RATIO}
        sizes={PICTURE_SIZES.banner}
        isEager
        isBlurred
      />
      <Group className={classes.below} wrap="nowrap" align="flex-end" justify="space-between" gap={0}>
        <CompanyLogo company={company} />
        <Group wrap="nowrap" align="stretch" gap="xs">
          {actions}
        </Group>
      </Group>
      <Title order={1}>{company.name}</Title>
      <Group className={words.quiet} gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <ReviewsLink to={hrefTo('companyReviews', { companyId: company._id })}>
          {company.numReviews > 0 ? (
            <StarRating rating={company.rating} count={company.numReviews} size="line" />
          ) : (
            t('business.noReviews')
          )}
        </ReviewsLink>
        <span>{category}</span>
        <span>
          <IconMapPin size={16} aria-hidden="true" className={classes.pin} />
          {locationLabel(company.location, places)}
        </span>
        <Group className={`${looks.ifAny} ${classes.opening}`} wrap="nowrap" gap={0}>
          {openState}
        </Group>
      </Group>
      <ScrollRow className={classes.contact}>
        <Group wrap="nowrap" align="stretch" gap="xs">
          {contact}
        </Group>
      </ScrollRow>
    </Stack>
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
