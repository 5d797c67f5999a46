import { Button, Title } from '@mantine/core';
import type { Picture } from '@mercadito/contracts/common';
import type { Product } from '@mercadito/contracts/products';
import { clampDiscount } from '@mercadito/domain/catalog/limits';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { discountedPriceCents } from '@mercadito/domain/money/price';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ProductCard } from '../../../entities/products/product-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PickedPicture } from '../../../shared/pictures/picture-tile.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import desk from '../../../shared/ui/desk.module.css';
import looks from '../../../shared/ui/looks.module.css';
import classes from './product-form.module.css';

interface ProductPreviewProps {
  values: PreviewValues;
  /** The main picture: of this device, or stored. */
  photo: Blob | null;
  picture?: Picture | null;
}

/** The card as customers will see it, while it is typed: beside the form, on a phone above it when it is wanted. */
export function ProductPreview({ values, photo, picture = null }: ProductPreviewProps) {
  const { t } = useTranslation('ownerProduct');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const product = previewOf(values, String(values.name ?? '').trim() || t('form.unnamed'), picture);
  return (
    <aside className={`${desk.preview} ${classes.preview}`} aria-label={t('form.preview')}>
      <Button
        className={looks.narrowOnly}
        variant="subtle"
        px="xs"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={isOpen ? <IconEyeOff size={20} /> : <IconEye size={20} />}
      >
        {isOpen ? t('form.hidePreview') : t('form.showPreview')}
      </Button>
      <Title order={2} size="h3" className={looks.wideOnly}>
        {t('form.preview')}
      </Title>
      {/* Nothing of it can be opened: the card leads to where the product will be. */}
      <div id={id} className={classes.card} data-open={isOpen} inert>
        <CardGrid>
          <ProductCard product={product} isInShop image={photo && <PickedPicture picture={photo} ratio={4 / 3} />} />
        </CardGrid>
      </div>
    </aside>
  );
}

/** What the card shows of a form, as it is typed. */
interface PreviewValues {
  readonly name: unknown;
  readonly price: unknown;
  readonly currency: unknown;
  readonly discount: unknown;
  readonly isForMembers: boolean;
  readonly isAvailable: boolean;
  readonly isPinned: boolean;
}

const centsOf = (price: unknown): number => toCents(Number(plainAmount(String(price ?? '')))) ?? 0;

/** None as long as it cannot be read. */
const percentOf = (discount: unknown): number => clampDiscount(String(discount ?? '')) ?? 0;

/** The price after a discount, of what is typed; null where nothing is taken off. */
export function discountedPrice(price: unknown, discount: unknown): number | null {
  const percent = percentOf(discount);
  const cents = centsOf(price);
  return percent === 0 || cents === 0 ? null : fromCents(discountedPriceCents(cents, percent));
}

/** A product as its card will show it. */
function previewOf(values: PreviewValues, name: string, picture: Picture | null): Product {
  const discount = percentOf(values.discount);
  const cents = centsOf(values.price);
  return {
    id: 0,
    name,
    photo: null,
    photo_picture: picture,
    price: fromCents(cents),
    discount,
    discounted_price: fromCents(discountedPriceCents(cents, discount)),
    currency: CURRENCIES.find((each) => each === values.currency) ?? 'MXN',
    available: values.isAvailable,
    rating: 0,
    reviews_count: 0,
    company: 0,
    company_name: '',
    subscription_active: values.isForMembers,
    cargo_extra: 0,
    is_pin: values.isPinned,
    has_required_options: false,
  };
}
