import { Box, Stack } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { may } from '@mercadito/domain/access/may';
import type { ReactNode } from 'react';
import { OpenState } from '../../../entities/opening-hours/open-state.tsx';
import { canBeOrdered } from '../../../entities/products/can-be-ordered.ts';
import { useListProductRailsQuery } from '../../../entities/products/product-rails.api.ts';
import { PromiseLine } from '../../../features/promising/promise-line.tsx';
import { ShareButton } from '../../../features/sharing/share-button.tsx';
import { openingOf } from '../../../shared/format/opening.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import layout from '../../../shared/ui/layout.module.css';
import { FavoriteButton } from '../favorite-button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { OptionGroups, useOptionChoice } from './option-groups.tsx';
import { CompanyLine, ProductDescription, ProductFacts } from './product-facts.tsx';
import { ProductGallery, picturesOf } from './product-gallery.tsx';
import classes from './product-page.module.css';
import { ProductReviews } from './product-reviews.tsx';
import { AlikeRow, MoreFromShop } from './product-rows.tsx';

/** With more groups to choose from, buying is higher than a window, and its foot would never be seen if it stuck. */
const GROUPS_THAT_FIT = 2;

/** Pictures and what is said of it on one side, everything to decide on the other, more goods below; on a phone in one column. */
export function ProductPage({ product }: { product: ProductDetails }) {
  const canBuy = canBeOrdered(product);
  const rails = useListProductRailsQuery({ productId: product.id });
  return (
    <Stack component="article" className={classes.page} gap="sm">
      <div className={`${layout.boxless} ${classes.columns}`}>
        <div className={`${layout.shrinks} ${classes.gallery}`}>
          <ProductGallery pictures={picturesOf(product)} name={product.name}>
            <Signs product={product} />
          </ProductGallery>
        </div>
        <div
          className={`${layout.boxless} ${layout.shrinks} ${classes.side}`}
          data-sticks={canBuy && product.options.length <= GROUPS_THAT_FIT}
        >
          <ProductFacts product={product} />
          {canBuy && <PromiseLine shops={[openingOf(product)]} />}
          <Buying product={product} alike={!canBuy && <AlikeRow product={product} rails={rails} />} />
          <CompanyLine
            companyId={product.company}
            name={product.company_name}
            openState={(company) => <OpenState of={company} />}
          />
        </div>
        <Stack miw={0} pt="sm" gap="lg">
          <ProductDescription text={product.description} />
          <ProductReviews product={product} />
        </Stack>
      </div>
      <Box miw={0} pt="sm">
        <MoreFromShop product={product} rails={rails} />
      </Box>
    </Stack>
  );
}

/** The heart and the way to share it, on its picture. */
function Signs({ product: { id, name, is_favorite: isFavorite } }: { product: ProductDetails }) {
  const { viewer } = useSession();
  return (
    <>
      {may(viewer, 'shopping.see').allowed && (
        <FavoriteButton kind="product" id={id} name={name} isFavorite={isFavorite} variant="outlined" />
      )}
      <ShareButton name={name} />
    </>
  );
}

interface BuyingProps {
  product: ProductDetails;
  /** Stands in for what cannot be bought. */
  alike: ReactNode;
}

/** What is to be chosen and the way into the cart; of what cannot be bought first why, and what can be bought instead. */
function Buying({ product, alike }: BuyingProps) {
  const { user } = useSession();
  const choice = useOptionChoice(product.options);
  const canBuy = canBeOrdered(product);
  const choices = (
    <OptionGroups options={product.options} currency={product.currency} choice={choice} disabled={!canBuy} />
  );
  return (
    <>
      {canBuy && choices}
      <BuyBar product={product} choice={choice} isOwner={user?.company_id === product.company} />
      {alike}
      {!canBuy && choices}
    </>
  );
}
