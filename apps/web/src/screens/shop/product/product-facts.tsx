import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Company } from '@mercadito/contracts/companies';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { PriceTag } from '../../../shared/ui/price-tag.tsx';
import { ReviewsLink, StarRating } from '../../../shared/ui/star-rating.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './product-facts.module.css';

interface ProductFactsProps {
  product: ProductDetails;
  /** Heart and share. */
  actions: ReactNode;
}

export function ProductFacts({ product, actions }: ProductFactsProps) {
  const { t } = useTranslation('shop');
  return (
    <Stack component="header" gap="xs">
      <div className={layout.titleWithSigns}>
        <Title order={1}>{product.name}</Title>
        <Group flex="0 0 auto" wrap="nowrap" align="stretch" gap="xs">
          {actions}
        </Group>
      </div>
      <ReviewsLink to={hrefTo('productReviews', { businessId: product.company, productId: product.id })}>
        {product.reviews_count > 0 ? (
          <StarRating rating={product.rating} count={product.reviews_count} size="line" />
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
        <span className={words.quiet}>
          {t('product.extra', { amount: moneyText(product.cargo_extra, product.currency) })}
        </span>
      )}
      {product.subscription_active && (
        <span className={classes.members}>
          <IconLock size={16} aria-hidden="true" /> {t('product.members')}
        </span>
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
    <Link to={hrefTo('business', { businessId: companyId })} className={`${looks.hoverable} ${classes.company}`}>
      <span className={classes.companyLogo}>
        <Picture picture={company?.profile_picture ?? null} alt="" ratio={1} sizes="56px" />
      </span>
      <Stack component="span" flex="1 1 7rem" miw={0} gap={0}>
        <span className={words.fine}>{t('product.byBusiness')}</span>
        <span className={`${words.name} ${words.breaks}`}>{name}</span>
        <span className={classes.companyState}>{company && openState(company)}</span>
      </Stack>
    </Link>
  );
}

export function ProductSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`${layout.grid} ${classes.skeleton}`} role="status" aria-label={t('loading')}>
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
