import { SponsorCarousel, SponsorCarouselSkeleton } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useListSponsorsQuery } from '../../entities/sponsors/sponsors.api.ts';
import { FeatureYourBusiness } from './feature-your-business.tsx';

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
