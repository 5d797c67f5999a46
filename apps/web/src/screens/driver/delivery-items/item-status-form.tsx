import { Button } from '@mantine/core';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { OTHER } from '@mercadito/domain/answered';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { queueItemChange } from '../pending-changes/pending-changes.ts';
import classes from './order-item.module.css';

interface ItemStatusFormProps {
  transactionId: string;
  item: OrderItem;
  driverId: number;
  onSaved: () => void;
}

/** The Danger Zone (DELIVERY-6): what is chosen here changes what the customer pays, at once and with a line or without. */
export function ItemStatusForm({ transactionId, item, driverId, onSaved }: ItemStatusFormProps) {
  const { t } = useTranslation('deliveries');
  const userId = useUserId();
  const [status, setStatus] = useState(item.status);
  const isSame = status === item.status;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || status === OTHER) return;
    queueItemChange(userId, { driverId, transactionId, itemId: item.id, name: item.name, status });
    onSaved();
  };
  return (
    <form onSubmit={save}>
      <fieldset className={classes.form}>
        <legend>{t('item.dangerZone')}</legend>
        <p>{t('item.effect')}</p>
        <div role="radiogroup" aria-label={t('item.status', { name: item.name })} className={classes.choices}>
          {ITEM_STATUSES.map((each) => (
            <label key={each} className={classes.choice}>
              <input
                type="radio"
                name={`status-${item.id}`}
                value={each}
                checked={status === each}
                onChange={() => setStatus(each)}
              />
              {t(`item.${each}`)}
            </label>
          ))}
        </div>
        <Button type="submit" fullWidth disabled={isSame}>
          {t('common:save')}
        </Button>
      </fieldset>
    </form>
  );
}
