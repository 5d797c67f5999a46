import { Button } from '@mantine/core';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { OTHER } from '@mercadito/domain/answered';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { useId, useRef, useState } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { LeftOut } from '../deliveries/left-out.tsx';
import { usePendingChanges } from '../pending-changes/pending-changes.ts';
import { ItemStatusForm } from './item-status-form.tsx';
import classes from './order-item.module.css';
import { WillSend } from './will-send.tsx';

interface OrderItemRowProps {
  transactionId: string;
  item: OrderItem;
  changerId: number | null;
}

/** One thing to take along; the holder may say that it is not to be had. */
export function OrderItemRow({ transactionId, item, changerId }: OrderItemRowProps) {
  const { t } = useTranslation('deliveries');
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const isWaiting = usePendingChanges(changerId).items.some(({ payload }) => payload.itemId === item.id);
  const isOut = !countsInTotal(item.status);
  return (
    <li className={classes.item} data-out={isOut || undefined}>
      <div className={classes.row}>
        <div className={classes.picture}>
          <Picture picture={item.image_picture} alt="" ratio={1} sizes="56px" />
        </div>
        <div className={classes.text}>
          <span className={classes.name}>
            {item.count} × {item.name}
          </span>
          {item.attributes.map((each) => (
            <span key={each.category_title}>
              {each.category_title}: {each.attribute_name}
            </span>
          ))}
          <span className={classes.total}>
            {isOut ? <s>{moneyText(item.item_total, 'MXN')}</s> : moneyText(item.item_total, 'MXN')}
          </span>
        </div>
      </div>
      {isOut && (
        <LeftOut>
          {t(`item.${item.status}`)}. {t('item.excluded')}
        </LeftOut>
      )}
      {item.status === OTHER && <LeftOut>{t('item.other')}</LeftOut>}
      {isWaiting && <WillSend />}
      {changerId !== null && (
        <Button
          ref={opener}
          variant="default"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={formId}
          aria-label={t('item.changeOf', { name: item.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('item.change')}
        </Button>
      )}
      <div id={formId} hidden={!isOpen}>
        {isOpen && changerId !== null && (
          <ItemStatusForm transactionId={transactionId} item={item} driverId={changerId} onSaved={close} />
        )}
      </div>
    </li>
  );
}
