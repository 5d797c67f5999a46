import { Box, Skeleton, Text } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconChevronRight, IconMoodSad, IconNote, IconPackageOff, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import { stepsLeft } from '../../../entities/business-figures/first-steps.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import words from '../../../shared/ui/words.module.css';
import { ProductMeter } from '../products-head.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LookedFor } from './looked-for.tsx';
import classes from './my-business.module.css';
import { isNew } from './own-figures.tsx';
import { FigureRows, MissedProducts, ToOwnProduct } from './product-figures.tsx';

/** What an owner may have to see to, and what goes well. That the figures cannot be had is told above. */
export function BusinessState({ companyId }: { companyId: number }) {
  const { currentData: figures, isLoading } = useGetBusinessFiguresQuery({ companyId });
  if (isLoading) return <StateSkeleton />;
  if (!figures) return null;
  return (
    <div className={classes.state}>
      {!isNew(figures) && stepsLeft(figures.first_steps) > 0 && (
        <FirstSteps companyId={companyId} steps={figures.first_steps} />
      )}
      <MissedProducts
        companyId={companyId}
        rows={figures.asked_and_sold_out}
        today={figures.last_days.at(-1)?.date ?? ''}
      />
      <Facts companyId={companyId} figures={figures} />
      <BestSellers rows={figures.best_sellers} />
      <LookedFor companyId={companyId} />
    </div>
  );
}

function Facts({ companyId, figures }: { companyId: number; figures: BusinessFigures }) {
  const { t } = useTranslation('ownerDashboard');
  const { products, low_reviews, rating } = figures;
  const toReviews = hrefTo('companyReviews', { companyId });
  return (
    <PageCard title={t('standing.title')} display="block">
      <StackedList gap={0}>
        <Fact to={hrefTo('productTable', {}, { state: 'sold_out' })} Icon={IconPackageOff}>
          {t('standing.soldOut', { count: products.sold_out })}
        </Fact>
        {products.drafts > 0 && (
          <Fact to={hrefTo('productTable', {}, { state: 'draft' })} Icon={IconNote}>
            {t('standing.drafts', { count: products.drafts })}
          </Fact>
        )}
        <Fact to={toReviews} Icon={IconMoodSad}>
          {t('standing.lowReviews', { count: low_reviews })}
        </Fact>
      </StackedList>
      {rating.count > 0 ? (
        <StarRating rating={rating.mean} count={rating.count} />
      ) : (
        <Text span fz="sm" c="dimmed">
          {t('standing.noReviews')}
        </Text>
      )}
      <Box mt="sm">
        <ProductMeter companyId={companyId} />
      </Box>
    </PageCard>
  );
}

function Fact({ to, Icon, children }: { to: Href; Icon: TablerIcon; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={`${looks.hoverRow} ${classes.thing} ${words.quietSign}`}>
        <Icon size={20} aria-hidden="true" />
        <Text span inherit flex={1}>
          {children}
        </Text>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

function BestSellers({ rows }: { rows: BusinessFigures['best_sellers'] }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    <FigureRows
      title={t('best.title')}
      text={t('best.text')}
      rows={rows}
      nameOf={(row) => <ToOwnProduct product={row} list={t('best.title')} />}
      figureOf={({ pieces, sales }) => t('best.pieces', { count: pieces, amount: moneyText(sales, 'MXN') })}
    />
  );
}

function StateSkeleton() {
  return (
    <div className={classes.state}>
      <Skeleton height="15rem" />
      <Skeleton height="15rem" />
    </div>
  );
}
