import type { OrderHappening } from '@mercadito/contracts/dispatch';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './dispatched-order.module.css';

/** All that happened to an order, oldest first, with who did it and what was said. */
export function OrderHistory({ history }: { history: readonly OrderHappening[] }) {
  const { t } = useTranslation('dispatch');
  const dates = useDates();
  const somebody = t('happened.somebody');
  return (
    <ol className={classes.history}>
      {history.map(({ kind, at, by, driver_name, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is only ever added to at the end
        <li key={index} className={classes.happening}>
          <span>{t(`happened.${kind}`, { by: by ?? somebody, driver: driver_name ?? by ?? somebody })}</span>
          <time dateTime={at} className={classes.quiet}>
            {dates.dateTime(at)}
          </time>
          {detail && <q className={classes.said}>{detail}</q>}
        </li>
      ))}
    </ol>
  );
}
