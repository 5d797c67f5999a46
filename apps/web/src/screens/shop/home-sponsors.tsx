import { SponsorCarousel, SponsorCarouselSkeleton } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useListSponsorsQuery } from '../../entities/sponsors/sponsors.api.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { WhenLive } from '../../shared/ui/when-live.tsx';

const FeatureYourBusiness = lazyPart(() => import('./feature-your-business.tsx').then((m) => m.FeatureYourBusiness));

/** The featured businesses; nothing where there are none, or they cannot be had: the page is whole without them. */
export function HomeSponsors() {
  const { data, isLoading } = useListSponsorsQuery();
  if (isLoading) return <SponsorCarouselSkeleton />;
  if (!data || data.results.length === 0) return null;
  return <SponsorCarousel sponsors={data.results} after={<ForOwners isSlide />} />;
}

/** Where there is no carousel that it could stand in. */
export function FeatureWithoutCarousel() {
  const { data } = useListSponsorsQuery();
  return data?.results.length === 0 ? <ForOwners /> : null;
}

/** Its code comes for owners alone. */
function ForOwners({ isSlide = false }: { isSlide?: boolean }) {
  const { user } = useSession();
  const companyId = user?.company_id ?? null;
  if (companyId === null) return null;
  return (
    <WhenLive>
      <FeatureYourBusiness companyId={companyId} isSlide={isSlide} />
    </WhenLive>
  );
}
