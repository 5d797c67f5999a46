import { Button } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useCalendarDays } from '../../shared/format/calendar-days.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { FigureRows } from './business-figures/figure-rows.tsx';
import { OnSaleSwitch } from './on-sale-switch.tsx';
import { useProductChanges } from './product-table/use-product-changes.ts';
import { ToOwnProduct } from './to-own-product.tsx';

type Missed = BusinessFigures['asked_and_sold_out'][number];

interface MissedProductsProps {
  companyId: number;
  rows: readonly Missed[];
  /** Of the site's calendar, `YYYY-MM-DD`. */
  today: string;
}

/** What people wanted and could not get, and what brings it back (FIGURES-3). */
export function MissedProducts({ companyId, rows, today }: MissedProductsProps) {
  const { t } = useTranslation('ownerDashboard');
  const { ago } = useCalendarDays();
  const { setAvailable } = useProductChanges(companyId);
  return (
    <FigureRows
      title={t('missed.title')}
      text={t('missed.text')}
      rows={rows}
      nameOf={(row) => <ToOwnProduct product={row} />}
      figureOf={({ people, last_asked }) => t('missed.people', { count: people, day: ago(last_asked, today) })}
      actionOf={(row) => (
        <WayBack
          product={row}
          onSwitch={(onSale) => void setAvailable({ id: row.product_id, name: row.name }, onSale)}
        />
      )}
    />
  );
}

/** Its switch; but where nothing is left although it is on, its form, where pieces are counted and choices written. */
function WayBack({ product, onSwitch }: { product: Missed; onSwitch: (onSale: boolean) => void }) {
  const { t } = useTranslation('ownerDashboard');
  const fromUrl = useHere();
  const { product_id: productId, name, available, for_sale, nothing_to_choose } = product;
  if (available || !for_sale) return <OnSaleSwitch name={name} isOn={for_sale} onSwitch={onSwitch} />;
  return (
    <Button
      component={Link}
      to={hrefTo('updateProduct', { productId }, { fromUrl })}
      variant="light"
      aria-label={t(nothing_to_choose ? 'missed.addChoicesNamed' : 'missed.addPiecesNamed', { name })}
    >
      {t(nothing_to_choose ? 'missed.addChoices' : 'missed.addPieces')}
    </Button>
  );
}
