import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconMapPin, IconMotorbike } from '@tabler/icons-react';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import layout from '../../shared/ui/layout.module.css';
import words from '../../shared/ui/words.module.css';
import classes from './company-orders.module.css';

/** For whom an order is while it is in hand, and who brings it since when (ORDER-12); an older server tells of neither. */
export function OrderPeople({ order }: { order: CompanyOrder }) {
  const { t } = useTranslation('owner');
  const { places } = useSite();
  const bringing = useBringing(order);
  const { customer } = order;
  if (!customer && bringing === null) return null;
  return (
    <div className={`${classes.people} ${words.breaks}`} data-people>
      {customer && (
        <p className={`${layout.row} ${words.signed} ${desk.large} ${desk.bold}`}>
          <IconMapPin size={20} aria-hidden="true" className={layout.fixed} />
          {t('orders.for', { name: customer.first_name, place: locationLabel(customer.location, places) })}
        </p>
      )}
      {bringing !== null && (
        <p className={`${layout.row} ${words.quietSign}`}>
          <IconMotorbike size={20} aria-hidden="true" className={layout.fixed} />
          {bringing}
        </p>
      )}
    </div>
  );
}

/** Who brings or brought it, in words; null where there is nothing to say of it. */
function useBringing(order: CompanyOrder): string | null {
  const { t } = useTranslation('owner');
  const dates = useDates();
  const { order_status: status, awaits_confirmation, driver, picked_up_at, delivered_at } = order;
  if (status === 'pending' && driver === null && !awaits_confirmation) return t('orders.brings.nobodyYet');
  if (!driver) return null;
  const name = driver.first_name;
  if (status === 'delivery_failed') return t('orders.brings.couldNot', { name });
  if (status === 'delivered' && delivered_at)
    return t('orders.brings.brought', { name, when: dates.dateTime(delivered_at) });
  if (status !== 'shipped') return null;
  if (picked_up_at) return t('orders.brings.hasIt', { name, when: dates.time(picked_up_at) });
  return driver.taken_at ? t('orders.brings.comes', { name, when: dates.time(driver.taken_at) }) : null;
}
