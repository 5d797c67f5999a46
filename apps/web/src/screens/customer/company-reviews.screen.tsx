import { hrefTo } from '@mercadito/contracts/site/addresses';
import { canReview } from '@mercadito/domain/access/member-only';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import {
  useCreateCompanyReviewMutation,
  useListCompanyReviewsInfiniteQuery,
  useUpdateCompanyReviewMutation,
} from '../../entities/reviews/reviews.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { BackLink } from '../../shared/ui/sub-page-head.tsx';
import { ReviewsPage } from './reviews/reviews-page.tsx';

/** What people say of a business (SCREEN-16). */
export function Component() {
  const { t } = useTranslation('reviews');
  const { companyId } = useParams<'companyReviews'>();
  const { viewer } = useSession();
  const { currentData: company } = useGetCompanyQuery({ companyId });
  const [create] = useCreateCompanyReviewMutation();
  const [update] = useUpdateCompanyReviewMutation();
  const name = company?.name ?? '';
  return (
    <ReviewsPage
      name={name}
      of="company"
      reading={useListCompanyReviewsInfiniteQuery({ companyId })}
      isOwner={company !== undefined && viewer !== null && !canReview(viewer, company.user_id)}
      back={<BackLink to={hrefTo('business', { businessId: companyId })}>{t('backToBusiness', { name })}</BackLink>}
      write={(opinion, reviewId) =>
        reviewId === null ? create({ companyId, ...opinion }) : update({ reviewId, ...opinion })
      }
    />
  );
}
