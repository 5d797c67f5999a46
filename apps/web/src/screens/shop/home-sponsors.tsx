import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconSpeakerphone } from '@tabler/icons-react';
import { SponsorCarousel, SponsorCarouselSkeleton, SponsorSlide } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useListSponsorsQuery } from '../../entities/sponsors/sponsors.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import classes from './home-sponsors.module.css';

/** The featured businesses; nothing where there are none, or they cannot be had: the page is whole without them. */
export function HomeSponsors() {
  const { data, isLoading } = useListSponsorsQuery();
  if (isLoading) return <SponsorCarouselSkeleton />;
  if (!data || data.results.length === 0) return null;
  return <SponsorCarousel sponsors={data.results} after={<FeatureYourBusiness isSlide />} />;
}

/** Where there is no carousel that it could stand in. */
export function FeatureWithoutCarousel() {
  const { data, isLoading } = useListSponsorsQuery();
  return isLoading || data?.results.length ? null : <FeatureYourBusiness />;
}

/** Leads everybody but drivers to where a business asks to be featured; the gates there lead on who has none (SPONSOR-5). */
function FeatureYourBusiness({ isSlide = false }: { isSlide?: boolean }) {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  if (!may(viewer, 'shopping.see').allowed) return null;
  const card = (
    <Link className={classes.card} to={hrefTo('sponsor')}>
      <IconSpeakerphone size={32} stroke={1.5} aria-hidden="true" />
      <span className={classes.title}>{t('sponsors.feature')}</span>
      <span className={classes.text}>{t('sponsors.featureText')}</span>
    </Link>
  );
  return isSlide ? <SponsorSlide label={t('sponsors.feature')}>{card}</SponsorSlide> : card;
}
