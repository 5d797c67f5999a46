import { Stack } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { may } from '@mercadito/domain/access/may';
import { OpenState } from '../../../entities/opening-hours/open-state.tsx';
import { canBeOrdered } from '../../../entities/products/can-be-ordered.ts';
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

/** Pictures on one side, everything to decide on the other; on a phone one below the other. */
export function ProductPage({ product }: { product: ProductDetails }) {
  const { viewer, user } = useSession();
  const choice = useOptionChoice(product.options);
  const isOwner = user?.company_id === product.company;
  return (
    <Stack component="article" className={classes.page} gap="lg">
      <div className={`${layout.shrinks} ${classes.gallery}`}>
        <ProductGallery pictures={picturesOf(product)} name={product.name} />
      </div>
      <div className={`${layout.boxless} ${classes.side}`}>
        <ProductFacts
          product={product}
          actions={
            <>
              {may(viewer, 'shopping.see').allowed && (
                <FavoriteButton
                  kind="product"
                  id={product.id}
                  name={product.name}
                  isFavorite={product.is_favorite}
                  variant="outlined"
                />
              )}
              <ShareButton name={product.name} />
            </>
          }
        />
        {canBeOrdered(product) && <PromiseLine shops={[openingOf(product)]} />}
        <OptionGroups
          options={product.options}
          currency={product.currency}
          choice={choice}
          disabled={!canBeOrdered(product)}
        />
        <BuyBar product={product} choice={choice} isOwner={isOwner} />
        <CompanyLine
          companyId={product.company}
          name={product.company_name}
          openState={(company) => <OpenState of={company} />}
        />
        <ProductDescription text={product.description} />
      </div>
    </Stack>
  );
}
