import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Company } from '@mercadito/contracts/companies';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { canBeOrdered } from '../../../entities/products/can-be-ordered.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { PriceTag } from '../../../shared/ui/price-tag.tsx';
import { ReviewsLink, StarRating } from '../../../shared/ui/star-rating.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './product-page.module.css';

// Here, as a first page has little room for style sheets.
export const SIGN = {
  alignSelf: 'flex-start',
  padding: '2px var(--mantine-spacing-xs)',
  borderRadius: 'var(--radius)',
};
export const ACCENTED = { background: 'var(--surface-accent)', color: 'var(--accent-text)' };
/** Narrow enough to stand beside a price of four figures on a phone. */
const WAITING = {
  padding: '2px var(--mantine-spacing-xxs)',
  borderRadius: 'var(--radius)',
  background: 'var(--wait-quiet)',
  color: 'var(--wait-text)',
};
/** With very large letters the words stand below the logo. */
const COMPANY: CSSProperties = {
  flexWrap: 'wrap',
  gap: 'var(--mantine-spacing-sm)',
  padding: 'var(--mantine-spacing-sm)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  color: 'inherit',
  textDecoration: 'none',
};
const LOGO = { flex: '0 0 3.5rem', overflow: 'hidden', borderRadius: '50%' };

/** What it is, what it costs, whether it can be had, and what people think of it. */
export function ProductFacts({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('shop');
  return (
    <Stack component="header" gap="xxs">
      <Title order={1}>{product.name}</Title>
      <Group justify="space-between" gap="0 var(--mantine-spacing-md)">
        <Group gap="0 var(--mantine-spacing-xs)">
          <PriceTag
            size="page"
            price={product.price}
            discountedPrice={product.discounted_price}
            discount={product.discount}
            currency={product.currency}
          />
          {!canBeOrdered(product) && (
            <Text component="span" size="xs" fw={600} style={WAITING}>
              {t('product.unavailable')}
            </Text>
          )}
        </Group>
        {/* Its target may reach over the space around it: nothing else there can be tapped. */}
        <Box my="calc(var(--mantine-spacing-xs) * -1)">
          <ReviewsLink to={hrefTo('productReviews', { businessId: product.company, productId: product.id })}>
            {product.reviews_count > 0 ? (
              <StarRating rating={product.rating} count={product.reviews_count} size="line" />
            ) : (
              t('product.noReviews')
            )}
          </ReviewsLink>
        </Box>
      </Group>
      {product.cargo_extra > 0 && (
        <span className={words.quiet}>
          {t('product.extra', { amount: moneyText(product.cargo_extra, product.currency) })}
        </span>
      )}
      {product.subscription_active && (
        <Text component="span" fw={600} className={layout.inlineRow} style={{ ...SIGN, ...ACCENTED }}>
          <IconLock size={16} aria-hidden="true" /> {t('product.members')}
        </Text>
      )}
    </Stack>
  );
}

/** What the seller says of it, in the seller's own lines. */
export function ProductDescription({ text }: { text: string }) {
  const { t } = useTranslation('shop');
  if (text.trim() === '') return null;
  return (
    <section>
      <Title order={2} mb="xs">
        {t('product.description')}
      </Title>
      <Text className={words.prose}>{text}</Text>
    </section>
  );
}

interface CompanyLineProps {
  companyId: number;
  /** Known before the company itself. */
  name: string;
  /** Whether it is open, once the company is there. */
  openState: (company: Company) => ReactNode;
}

/** Who sells this: logo, name and whether it is open, leading to the business. */
export function CompanyLine({ companyId, name, openState }: CompanyLineProps) {
  const { t } = useTranslation('shop');
  const { data: company } = useGetCompanyQuery({ companyId });
  return (
    <Link
      to={hrefTo('business', { businessId: companyId })}
      className={`${layout.row} ${looks.hoverable}`}
      style={COMPANY}
    >
      <span style={LOGO}>
        <Picture picture={company?.profile_picture ?? null} alt="" ratio={1} sizes="56px" />
      </span>
      <Stack component="span" flex="1 1 7rem" miw={0} gap={0}>
        <span className={words.fine}>{t('product.byBusiness')}</span>
        <span className={`${words.name} ${words.breaks}`}>{name}</span>
        <span style={{ minHeight: '1.2rem' }}>{company && openState(company)}</span>
      </Stack>
    </Link>
  );
}

export function ProductSkeleton() {
  return (
    <div className={`${layout.grid} ${classes.columns}`} {...useLoading()}>
      <Skeleton style={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Stack>
        <Skeleton height="2rem" width="80%" />
        <Skeleton height="1.25rem" width="40%" />
        <Skeleton height="2rem" width="50%" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="5rem" />
      </Stack>
    </div>
  );
}
