import { Button } from '@mantine/core';
import { changeItemStatus } from '@mercadito/contracts/deliveries/in-hand';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { useChangeItemStatusMutation } from '../../entities/deliveries/deliveries.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { textOf } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { tell } from '../../shared/ui/toast.tsx';
import classes from './order-item.module.css';

interface ItemStatusFormProps {
  transactionId: string;
  item: OrderItem;
  driverId: number;
  onSaved: () => void;
}

/** The Danger Zone (DELIVERY-6): what is chosen here changes what the customer pays. */
export function ItemStatusForm({ transactionId, item, driverId, onSaved }: ItemStatusFormProps) {
  const { t } = useTranslation('deliveries');
  const [sendStatus] = useChangeItemStatusMutation();
  const label = t('item.status', { name: item.name });
  const form = useContractForm(changeItemStatus, {
    initialValues: { status_item: item.status },
    labels: { status_item: label },
  });
  const change = { driver_id: driverId, order_item_id: item.id, transaction_id: transactionId };
  const { failure, isSending, submit } = useSubmit(
    form,
    (values) => sendStatus({ ...change, ...values }),
    () => {
      tell(textOf('deliveries:item.saved'));
      onSaved();
    },
  );
  const canSave = () => form.isDirty() && !isSending;
  return (
    <ContractFormBox form={form} mayBegin={canSave} onSubmit={submit}>
      <fieldset className={classes.form}>
        <legend>{t('item.dangerZone')}</legend>
        <p>{t('item.effect')}</p>
        <div role="radiogroup" aria-label={label} className={classes.choices}>
          {ITEM_STATUSES.map((each) => (
            <label key={each} className={classes.choice}>
              <input
                type="radio"
                name={`status-${item.id}`}
                value={each}
                checked={form.values.status_item === each}
                onChange={() => form.setFieldValue('status_item', each)}
              />
              {t(`item.${each}`)}
            </label>
          ))}
        </div>
        {failure !== null && (
          <p role="alert" className={classes.failed}>
            {t('item.failed')} {errorText(failure)}
          </p>
        )}
        <Button type="submit" fullWidth loading={isSending} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </fieldset>
    </ContractFormBox>
  );
}
