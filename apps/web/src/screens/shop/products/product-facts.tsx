import { Title } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PriceTag } from '../../../shared/ui/price-tag.tsx';
import { ReviewsLink } from '../../../shared/ui/reviews-link.tsx';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import classes from './product-facts.module.css';

interface ProductFactsProps {
  product: ProductDetails;
  /** Heart and share. */
  actions: ReactNode;
}

/** Name, opinions and price, with what is added to it. */
export function ProductFacts({ product, actions }: ProductFactsProps) {
  const { t } = useTranslation('shop');
  return (
    <header className={classes.facts}>
      <div className={classes.head}>
        <Title order={1}>{product.name}</Title>
        <div className={classes.actions}>{actions}</div>
      </div>
      <ReviewsLink to={hrefTo('productReviews', { businessId: product.company, productId: product.id })}>
        {product.reviews_count > 0 ? (
          <StarRating rating={product.rating} count={product.reviews_count} size={18} />
        ) : (
          t('product.noReviews')
        )}
      </ReviewsLink>
      <PriceTag
        size="page"
        price={product.price}
        discountedPrice={product.discounted_price}
        discount={product.discount}
        currency={product.currency}
      />
      {product.cargo_extra > 0 && (
        <span className={classes.quiet}>
          {t('product.extra', { amount: moneyText(product.cargo_extra, product.currency) })}
        </span>
      )}
      {product.subscription_active && (
        <span className={classes.members}>
          <IconLock size={16} aria-hidden="true" /> {t('product.members')}
        </span>
      )}
    </header>
  );
}
