import { Button, Group, Stack, Text } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { canBeOrdered } from '../../../entities/products/can-be-ordered.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useSettings } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import layout from '../../../shared/ui/layout.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { Amount } from '../../../shared/ui/price-tag.tsx';
import { leadToWrongQuantity, QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx';
import { StickyActions } from '../../../shared/ui/sticky-actions.tsx';
import { tellNotice } from '../../../shared/ui/toast.tsx';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import words from '../../../shared/ui/words.module.css';
import { useAddToCart } from '../use-add-to-cart.ts';
import type { OptionChoice } from './option-groups.tsx';
import classes from './product-page.module.css';
import { type Selection, selectionPrice } from './selection-price.ts';

const AwaitProduct = lazyChunk(() => import('./await-product.tsx').then((m) => m.AwaitProduct));

// Here, as a first page has little room for style sheets.
const WHY_NOT = {
  padding: 'var(--mantine-spacing-md)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface-quiet)',
};

interface BuyBarProps {
  product: ProductDetails;
  choice: OptionChoice;
  isOwner: boolean;
}

/** What can be done with the product: buy it, edit one's own, or nothing while it is sold out or its business takes no orders. */
export function BuyBar({ product, choice, isOwner }: BuyBarProps) {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  const here = useHere();
  const takesNoOrders = product.takes_orders === false;
  const whyNot = !canBeOrdered(product) && t(takesNoOrders ? 'product.takesNoOrders' : 'product.unavailableText');
  useAnnounced(!isOwner && whyNot, { isNew: true });
  if (isOwner) {
    return (
      <div className={`${layout.boxless} ${classes.buy}`}>
        <StickyActions>
          <Button component={Link} to={hrefTo('updateProduct', { productId: product.id }, { fromUrl: here })}>
            {t('product.edit')}
          </Button>
        </StickyActions>
      </div>
    );
  }
  if (whyNot) {
    return (
      <Stack style={WHY_NOT} gap="xs">
        <Text>{whyNot}</Text>
        <WhenHydrated>
          {!takesNoOrders && may(viewer, 'products.await').allowed && <AwaitProduct productId={product.id} />}
        </WhenHydrated>
      </Stack>
    );
  }
  return may(viewer, 'shopping.see').allowed ? <Buy product={product} choice={choice} /> : null;
}

/** How many, what that costs, and the button, which finds a missing choice before the server would. */
function Buy({ product, choice }: Omit<BuyBarProps, 'isOwner'>) {
  const { t } = useTranslation('shop');
  const [count, setCount] = useState(1);
  const { addToCart, isAdding, problem } = useAddToCart();

  const add = async () => {
    if (leadToWrongQuantity()) return;
    const attributes = choice.confirm();
    if (!attributes) return;
    const isIn = await addToCart({ product, attributes: attributes.map(({ id }) => id), count });
    // Once more where the line is seen: she may have pressed before she read it.
    if (isIn) for (const { name } of choice.leftOut) tellNotice(t('product.leftOut', { name }));
  };
  return (
    <div className={`${layout.boxless} ${classes.buy}`}>
      <Group justify="space-between" gap="sm">
        <QuantityStepper
          value={count}
          onChange={setCount}
          label={product.name}
          {...(product.stock !== null && { max: product.stock })}
        />
        {product.stock !== null && <Text c="dimmed">{t('product.stock', { count: product.stock })}</Text>}
      </Group>
      {problem && (
        <Text className={words.bad} fw={600} role="alert">
          {problem.text}
        </Text>
      )}
      <StickyActions>
        <Group className={classes.bar} gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
          <SelectionTotal product={product} attributes={choice.chosen} count={count} />
          <Button
            px="xs"
            leftSection={<IconShoppingCartPlus size={20} />}
            onClick={() => void add()}
            loading={isAdding}
          >
            {t('product.addToCart')}
          </Button>
        </Group>
      </StickyActions>
    </div>
  );
}

/** The price of what is chosen, in its number; dollars also in pesos, since that is what the cart counts. */
function SelectionTotal({ product, attributes, count }: Selection) {
  const { t } = useTranslation('shop');
  const { usd_mxn_value, isKnown } = useSettings();
  const { own, mxn } = selectionPrice({ product, attributes, count }, usd_mxn_value);
  return (
    <Stack component="output" gap={0} lh={1.25} aria-label={t('product.total')}>
      <Text component="strong" className={classes.amount} fw={700} lh="inherit">
        <Amount value={own} currency={product.currency} className={words.figures} />
      </Text>
      {product.currency === 'USD' && (
        <span className={words.fine}>
          {isKnown ? t('product.worth', { amount: moneyText(mxn, 'MXN') }) : t('product.provisional')}
        </span>
      )}
    </Stack>
  );
}
