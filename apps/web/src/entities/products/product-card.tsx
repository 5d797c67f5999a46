import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { ProductOfRail } from '@mercadito/contracts/product-rails';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { cardName } from '@mercadito/domain/catalog/product-name';
import { IconLock, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { CardCell } from '../../shared/ui/card-grid.tsx';
import layout from '../../shared/ui/layout.module.css';
import { isLongName } from '../../shared/ui/long-name.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import { canBeOrdered } from './can-be-ordered.ts';
import classes from './product-card.module.css';

const PICTURE_RATIO = 4 / 3;

/** A product as every list has it. */
export type CardProduct = ProductOfRail & { readonly is_pin?: boolean };

interface ProductCardProps {
  product: CardProduct;
  /** Among the first that are seen: its picture does not wait. */
  isEager?: boolean;
  /** On the shop's own page its name says nothing, and what it pinned says something. */
  isInShop?: boolean;
  heart?: ReactNode;
  /** In place of its picture, while that is on this device alone. */
  image?: ReactNode;
  /** Whether its shop is open. */
  openState?: ReactNode;
  /** Puts it into the cart, on the picture; left out where that is not possible. */
  action?: ReactNode;
  /** Below all else. */
  foot?: ReactNode;
}

/** One product in a list. The whole card is its link; heart and action lie above that. */
export function ProductCard(props: ProductCardProps) {
  const { product, isEager = false, isInShop = false, heart, image, openState, action, foot } = props;
  return (
    <CardCell>
      <div className={classes.picture} data-sold-out={!canBeOrdered(product) || undefined}>
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
          data-long={isLongName(product.name)}
          data-grows
        >
          <Name name={product.name} />
        </Link>
        <PriceTag
          price={product.price}
          discountedPrice={product.discounted_price}
          discount={product.discount}
          currency={product.currency}
        />
        {product.reviews_count > 0 && <StarRating rating={product.rating} count={product.reviews_count} size="card" />}
        {!isInShop && (
          <span className={classes.shop}>
            <span className={classes.company}>{product.company_name}</span>
            {openState}
          </span>
        )}
      </div>
      {heart && <div className={layout.inCorner}>{heart}</div>}
      {action && <div className={classes.action}>{action}</div>}
      {foot}
    </CardCell>
  );
}

/** Once and whole; cut at ten letters where the card is too narrow for words (PRODUCT-8). */
function Name({ name }: { name: string }) {
  const cut = cardName(name);
  if (cut === name) return name;
  return (
    <>
      <span className={classes.cut} aria-hidden="true">
        {cut}
      </span>
      <span className={classes.whole}>{name}</span>
    </>
  );
}

function Badges({ product, showsPin }: { product: CardProduct; showsPin: boolean }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <span className={classes.corner}>
        {product.subscription_active && (
          <span className={classes.sign}>
            <IconLock size={14} aria-hidden="true" /> {t('card.members')}
          </span>
        )}
        {showsPin && product.is_pin && (
          <span className={classes.sign}>
            <IconPinFilled size={14} aria-hidden="true" />
            <span className={classes.hidden}>{t('card.pinned')}</span>
          </span>
        )}
      </span>
      {product.few_left !== undefined && (
        <span className={classes.left}>{t('card.fewLeft', { count: product.few_left })}</span>
      )}
      {!canBeOrdered(product) && (
        <span className={classes.soldOut}>
          {t(product.takes_orders === false ? 'card.takesNoOrders' : 'card.unavailable')}
        </span>
      )}
    </>
  );
}
