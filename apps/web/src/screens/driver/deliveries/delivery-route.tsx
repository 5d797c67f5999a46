import { orderStops, townsOfRoute } from '@mercadito/domain/deliveries/stops';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconArrowNarrowRight, IconBuildingStore, IconMapPinFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import classes from './order-facts.module.css';

interface DeliveryRouteProps {
  from: readonly { readonly company_name: string; readonly location: string }[];
  to: { readonly location: string; readonly street_1: string; readonly street_2: string };
}

/** From which businesses to which place, in the order it is driven. */
export function DeliveryRoute({ from, to }: DeliveryRouteProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  return (
    <ol className={classes.way}>
      {orderStops(from, to.location).map(({ company_name, location }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no id, and never change places
        <li key={index} className={classes.stop}>
          <IconBuildingStore size={24} aria-hidden="true" />
          <span>
            <span className={classes.hidden}>{t('order.from')} </span>
            <span className={classes.place}>{company_name}</span>
            {location && `, ${locationLabel(location, product)}`}
          </span>
        </li>
      ))}
      <li className={classes.stop}>
        <IconMapPinFilled size={24} aria-hidden="true" />
        <span>
          <span className={classes.hidden}>{t('order.to')} </span>
          <span className={classes.goal}>{locationLabel(to.location, product)}</span>
          {to.street_1 && `, ${to.street_1}`}
          {to.street_2 && ` ${t('order.crossing', { street: to.street_2 })}`}
        </span>
      </li>
    </ol>
  );
}

interface TownsProps {
  from: readonly { readonly location: string }[];
  to: string;
}

/** The same by its towns alone: from the pick-ups to where it ends, which is the largest (DELIVERY-25). */
export function Towns({ from, to }: TownsProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const towns = townsOfRoute(from, to);
  return (
    <ol className={classes.towns}>
      {towns.map((town, index) => (
        <li key={town} className={classes.town}>
          {index > 0 && <IconArrowNarrowRight size={26} aria-hidden="true" />}
          <span className={classes.hidden}>{t(town === to ? 'order.to' : 'order.from')} </span>
          <span className={town === to ? classes.goal : undefined}>{locationLabel(town, product)}</span>
        </li>
      ))}
    </ol>
  );
}
