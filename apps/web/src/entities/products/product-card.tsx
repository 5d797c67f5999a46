import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Product } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { cardName } from '@mercadito/domain/catalog/product-name';
import { IconLock, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { CardCell } from '../../shared/ui/card-grid.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import { canBeOrdered } from './can-be-ordered.ts';
import classes from './product-card.module.css';

const PICTURE_RATIO = 4 / 3;

interface ProductCardProps {
  product: Product;
  /** Among the first that are seen: its picture does not wait. */
  isEager?: boolean;
  /** On the shop's own page its name says nothing, and what it pinned says something. */
  isInShop?: boolean;
  heart?: ReactNode;
  /** In place of its picture, while that is on this device alone. */
  image?: ReactNode;
  /** Puts it into the cart; left out where that is not possible. */
  action?: ReactNode;
}

/** One product in a list. The whole card is its link; heart and action lie above that. */
export function ProductCard({ product, isEager = false, isInShop = false, heart, image, action }: ProductCardProps) {
  return (
    <CardCell>
      <div className={classes.picture} data-sold-out={!canBeOrdered(product)}>
        {image ?? (
          <Picture
            picture={product.photo_picture}
            alt=""
            ratio={PICTURE_RATIO}
            sizes={PICTURE_SIZES.card}
            isEager={isEager}
          />
        )}
        <Badges product={product} showsPin={isInShop} />
      </div>
      <div className={classes.body}>
        <Link
          className={classes.link}
          to={hrefTo('product', { businessId: product.company, productId: product.id })}
          title={product.name}
        >
          <Name name={product.name} />
        </Link>
        {!isInShop && <span className={classes.company}>{product.company_name}</span>}
        <PriceTag
          price={product.price}
          discountedPrice={product.discounted_price}
          discount={product.discount}
          currency={product.currency}
        />
        {product.reviews_count > 0 && <StarRating rating={product.rating} count={product.reviews_count} size={14} />}
      </div>
      {heart && <div className={classes.heart}>{heart}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </CardCell>
  );
}

/** Cut at ten letters it is a title (PRODUCT-8); below that stands, small, what it is called. */
function Name({ name }: { name: string }) {
  const title = cardName(name);
  if (title === name) return name;
  return (
    <>
      <span aria-hidden="true">{title}</span>
      <span className={classes.whole}>{name}</span>
    </>
  );
}

function Badges({ product, showsPin }: { product: Product; showsPin: boolean }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <span className={classes.corner}>
        {product.discount > 0 && (
          <span className={classes.discount}>{t('card.discount', { percent: product.discount })}</span>
        )}
        {showsPin && product.is_pin && (
          <span className={classes.sign}>
            <IconPinFilled size={14} aria-hidden="true" />
            <span className={classes.hidden}>{t('card.pinned')}</span>
          </span>
        )}
      </span>
      {product.subscription_active && (
        <span className={classes.members}>
          <IconLock size={14} aria-hidden="true" /> {t('card.members')}
        </span>
      )}
      {!canBeOrdered(product) && (
        <span className={classes.soldOut}>
          {t(product.takes_orders === false ? 'card.takesNoOrders' : 'card.unavailable')}
        </span>
      )}
    </>
  );
}
