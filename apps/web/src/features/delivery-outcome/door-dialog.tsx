import { Button, Textarea, TextInput } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { triesLeft } from '@mercadito/domain/deliveries/said-keyword';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { joinWords } from '@mercadito/domain/join-words';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import classes from './outcome.module.css';
import { type Door, type SaidAtDoor, useDoor } from './use-door.ts';
import { WithoutKeyword } from './without-keyword.tsx';

interface DoorDialogProps {
  order: DeliveryOrder;
  opened: boolean;
  onClose: () => void;
  onConfirm: (said: SaidAtDoor) => void;
}

/** Asks at the door for the keyword, or why there is none, before an order is delivered (DELIVERY-14, DELIVERY-15). */
export function DoorDialog({ order, opened, onClose, onConfirm }: DoorDialogProps) {
  const { t } = useTranslation('deliveries');
  const door = useDoor(order, opened, onConfirm);
  const total = moneyText(order.order_total, 'MXN');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => void door.confirm()}
      title={t('outcome.deliveredTitle', { name: order.user_name })}
      confirmLabel={t(door.isWithout ? 'door.confirmWithout' : 'outcome.confirmDelivered')}
      cancelLabel={t('outcome.back')}
      isBusy={door.isChecking}
    >
      <p className={classes.field}>{t(door.isWithout ? 'door.collected' : 'outcome.deliveredText', { total })}</p>
      {door.isWithout ? <Without order={order} door={door} /> : <Keyword door={door} />}
      <Textarea
        label={t('outcome.comment')}
        maxLength={MAX_LENGTH.reason}
        value={door.comment}
        onChange={(event) => door.setComment(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function Keyword({ door }: { door: Door }) {
  const { t } = useTranslation('deliveries');
  const words = {
    missing: t('door.missing'),
    wrong: t('door.wrong', { count: triesLeft(door.wrongTries) }),
  };
  return (
    <>
      <TextInput
        ref={door.field}
        classNames={{ input: classes.word }}
        label={t('order.keyword')}
        description={t('door.help')}
        data-autofocus
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_LENGTH.keyword}
        value={door.word}
        onChange={(event) => door.setWord(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void door.confirm();
        }}
        error={door.fault && words[door.fault]}
      />
      <Button variant="subtle" fullWidth onClick={door.goWithout}>
        {t('door.without')}
      </Button>
    </>
  );
}

function Without({ order, door }: { order: DeliveryOrder; door: Door }) {
  const { t } = useTranslation('deliveries');
  const name = joinWords(order.user_name, order.last_name);
  return (
    <>
      {door.isExhausted && (
        <p role="alert" className={classes.exhausted}>
          {t('door.exhausted')}
        </p>
      )}
      <ContactLinks name={name} phone={order.telephone} />
      <WithoutKeyword door={door} />
      {!door.isExhausted && (
        <Button variant="subtle" fullWidth onClick={door.goBack}>
          {t('door.haveKeyword')}
        </Button>
      )}
    </>
  );
}
