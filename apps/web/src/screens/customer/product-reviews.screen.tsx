import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useGetProductQuery } from '../../entities/products/products.api.ts';
import {
  useCreateProductReviewMutation,
  useListProductReviewsInfiniteQuery,
  useUpdateProductReviewMutation,
} from '../../entities/reviews/reviews.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { BackLink } from '../../shared/ui/sub-page-head.tsx';
import { ReviewsPage } from './reviews/reviews-page.tsx';

/** What people say of a product (SCREEN-17). */
export function Component() {
  const { t } = useTranslation('reviews');
  const { businessId, productId: id } = useParams<'productReviews'>();
  const { user } = useSession();
  const { currentData: product } = useGetProductQuery({ id });
  const [create] = useCreateProductReviewMutation();
  const [update] = useUpdateProductReviewMutation();
  return (
    <ReviewsPage
      name={product?.name ?? ''}
      of="product"
      reading={useListProductReviewsInfiniteQuery({ productId: id })}
      isOwner={user?.company_id === businessId}
      back={<BackLink to={hrefTo('product', { businessId, productId: id })}>{t('backToProduct')}</BackLink>}
      write={(opinion, reviewId) =>
        reviewId === null
          ? create({ productId: id, ...opinion })
          : update({ productId: id, review_id: reviewId, ...opinion })
      }
    />
  );
}
