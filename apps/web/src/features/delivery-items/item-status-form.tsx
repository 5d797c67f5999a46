import { Button } from '@mantine/core';
import type { OrderItem } from '@mercadito/contracts/orders';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { useState } from 'react';
import { useChangeItemStatusMutation } from '../../entities/deliveries/deliveries.api.ts';
import classes from '../../entities/deliveries/order-item.module.css';
import { errorText } from '../../shared/i18n/error-text.ts';
import { textOf } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { tell } from '../../shared/ui/toast.tsx';

interface ItemStatusFormProps {
  transactionId: string;
  item: OrderItem;
  driverId: number;
  onSaved: () => void;
}

/** The specification's Danger Zone (spec 2 §4): what is chosen here changes what the customer pays. */
export function ItemStatusForm({ transactionId, item, driverId, onSaved }: ItemStatusFormProps) {
  const { t } = useTranslation('deliveries');
  const [status, setStatus] = useState(item.status);
  const [changeItemStatus, { isLoading, error }] = useChangeItemStatusMutation();

  const save = async () => {
    const change = { order_item_id: item.id, transaction_id: transactionId, status_item: status };
    const { data } = await changeItemStatus({ driver_id: driverId, ...change });
    if (!data) return;
    tell(textOf('deliveries:item.saved'));
    onSaved();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (status !== item.status && !isLoading) void save();
      }}
    >
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
        {error && !isLoading && (
          <p role="alert" className={classes.out}>
            {t('item.failed')} {errorText(error)}
          </p>
        )}
        <Button type="submit" fullWidth loading={isLoading} disabled={status === item.status}>
          {t('common:save')}
        </Button>
      </fieldset>
    </form>
  );
}
