import { Button, Group, Stack } from '@mantine/core';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { OTHER } from '@mercadito/domain/answered';
import { countsInTotal, ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { IconCloudUp, IconLock } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IfMissingNote } from '../../../entities/orders/if-missing-note.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import desk from '../../../shared/ui/desk.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import { queueItemChange, usePendingChanges } from '../pending-changes/pending-changes.ts';
import classes from './delivery-items.module.css';

interface OrderItemRowProps {
  transactionId: string;
  item: OrderItem;
  /** The driver who may say that it is not there; null for everybody who only looks. */
  changerId: number | null;
  /** How to reach the customer, who may want a call first. */
  reach?: ReactNode;
}

export function OrderItemRow({ transactionId, item, changerId, reach }: OrderItemRowProps) {
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
    <Stack component="li" className={classes.item} gap="var(--gap)" data-out={isOut || undefined}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <div className={`${desk.roundParts} ${classes.itemPicture}`}>
          <Picture picture={item.image_picture} alt="" ratio={1} sizes="56px" />
        </div>
        <Stack flex="1 1 auto" miw={0} gap={0}>
          <span className={`${words.name} ${classes.itemName}`}>
            {item.count} × {item.name}
          </span>
          {item.attributes.map((each) => (
            <span key={each.category_title}>
              {each.category_title}: {each.attribute_name}
            </span>
          ))}
          {(changerId !== null || item.if_missing === 'call_me') && <IfMissingNote item={item} />}
          <span className={`${words.figures} ${desk.bold}`}>
            {isOut ? <s>{moneyText(item.item_total, 'MXN')}</s> : moneyText(item.item_total, 'MXN')}
          </span>
        </Stack>
      </Group>
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
          <ItemStatusForm
            transactionId={transactionId}
            item={item}
            driverId={changerId}
            reach={reach}
            onSaved={close}
          />
        )}
      </div>
    </Stack>
  );
}

interface ItemStatusFormProps extends Omit<OrderItemRowProps, 'changerId'> {
  driverId: number;
  onSaved: () => void;
}

/** The Danger Zone (DELIVERY-6): what is chosen here changes what the customer pays, at once, with a connection or without. */
function ItemStatusForm({ transactionId, item, driverId, reach, onSaved }: ItemStatusFormProps) {
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
      <fieldset className={classes.statusForm}>
        <legend>{t('item.dangerZone')}</legend>
        <p>{t('item.effect')}</p>
        {item.if_missing === 'call_me' && countsInTotal(item.status) && (
          <>
            <strong>{t('ifMissing:callFirst')}</strong>
            {reach}
          </>
        )}
        <Stack role="radiogroup" aria-label={t('item.status', { name: item.name })} gap="var(--gap)">
          {ITEM_STATUSES.map((each) => (
            <Choice
              key={each}
              type="radio"
              name={`status-${item.id}`}
              value={each}
              checked={status === each}
              onChange={() => setStatus(each)}
            >
              {t(`item.${each}`)}
            </Choice>
          ))}
        </Stack>
        <Button type="submit" fullWidth disabled={isSame}>
          {t('common:save')}
        </Button>
      </fieldset>
    </form>
  );
}

/** Says that something is not part of a total any more (ORDER-10). */
export const LeftOut = ({ children }: { children: ReactNode }) => (
  <Group component="p" className={classes.leftOut} wrap="nowrap" gap="xs">
    <IconLock size={22} aria-hidden="true" /> {children}
  </Group>
);

/** Beside what a driver did and the server does not know yet (DELIVERY-17). */
export function WillSend() {
  const { t } = useTranslation('deliveries');
  return (
    <Group component="p" className={classes.willSend} wrap="nowrap" gap="xs">
      <IconCloudUp size={22} aria-hidden="true" /> {t('pending.willSend')}
    </Group>
  );
}

/** Something to tick, or one of several to choose, as large as a button. */
export function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`${desk.chosenPaper} ${classes.choice}`}>
      <input {...input} />
      {children}
    </label>
  );
}
