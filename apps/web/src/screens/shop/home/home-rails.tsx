import { Stack } from '@mantine/core';
import type { CompanyOfRail, HomeRails as Rails } from '@mercadito/contracts/home';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { OpenWord } from '../../../entities/opening-hours/open-state.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { Rail } from '../../../shared/ui/rail.tsx';
import { FIRST_ROW } from '../product-list.tsx';
import { ProductRail } from '../product-rail.tsx';
import { CompanySign } from './company-sign.tsx';
import classes from './home-rails.module.css';
import { RAIL_LISTS } from './rail-lists.ts';

/** The rows before the whole list; one with nothing in it is not there. */
export function HomeRails({ rails }: { rails: Rails }) {
  const { t } = useTranslation('shop');
  const { product: town } = useSite();
  const toEat = rails.to_eat_category ?? undefined;
  return (
    <Stack gap="md">
      <CompanyRail
        title={t('home.rails.openNow')}
        to={RAIL_LISTS.openNow}
        companies={rails.open_now}
        eager={FIRST_ROW}
      />
      <ProductRail
        title={t('home.rails.toEat')}
        to={hrefTo('home', {}, { category: toEat })}
        products={rails.to_eat}
        eager={rails.open_now.length > 0 ? 0 : FIRST_ROW}
      />
      <ProductRail title={t('home.rails.offers')} to={RAIL_LISTS.offers} products={rails.offers} />
      {/* Own, so it comes after the page: where no first screen shows it, it moves nothing that somebody looks at. */}
      <ProductRail title={t('home.rails.orderAgain')} to={hrefTo('myOrders')} products={rails.order_again} />
      <ProductRail title={t('home.rails.newInTown', { town })} to={RAIL_LISTS.newest} products={rails.new_in_town} />
      <CompanyRail title={t('home.rails.businesses')} to={hrefTo('homeBusiness')} companies={rails.businesses} />
    </Stack>
  );
}

interface CompanyRailProps {
  title: string;
  to: Href;
  companies: readonly CompanyOfRail[];
  /** How many pictures do not wait. */
  eager?: number;
}

function CompanyRail({ title, to, companies, eager = 0 }: CompanyRailProps) {
  if (companies.length === 0) return null;
  return (
    <div className={classes.companies}>
      <Rail title={title} to={to}>
        {companies.map((company, at) => (
          <CompanySign key={company._id} company={company} isEager={at < eager} openState={<OpenWord of={company} />} />
        ))}
      </Rail>
    </div>
  );
}
