import { Button, Textarea, TextInput } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { triesLeft } from '@mercadito/domain/deliveries/said-keyword';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { joinWords } from '@mercadito/domain/join-words';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { WritingDialog } from '../../../shared/forms/writing-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from './outcome.module.css';
import { type Door, type SaidAtDoor, useDoor } from './use-door.ts';
import { WithoutKeyword } from './without-keyword.tsx';

interface DoorDialogProps {
  order: DeliveryOrder;
  opened: boolean;
  onClose: () => void;
  onConfirm: (said: SaidAtDoor) => void;
}

/**
 * Asks at the door for the keyword, or why there is none, before an order is delivered (DELIVERY-14, DELIVERY-15). What is written about
 * it does not go without a question (LOOK-14).
 */
export function DoorDialog({ order, opened, onClose, onConfirm }: DoorDialogProps) {
  const { t } = useTranslation('deliveries');
  const title = t('outcome.deliveredTitle', { name: order.user_name });
  return (
    <WritingDialog opened={opened} onClose={onClose} title={title} role="alertdialog">
      {({ cancel }) => <AtTheDoor order={order} onCancel={cancel} onConfirm={onConfirm} />}
    </WritingDialog>
  );
}

interface AtTheDoorProps extends Pick<DoorDialogProps, 'order' | 'onConfirm'> {
  onCancel: () => void;
}

function AtTheDoor({ order, onCancel, onConfirm }: AtTheDoorProps) {
  const { t } = useTranslation('deliveries');
  const door = useDoor(order, onConfirm);
  const total = moneyText(order.order_total, 'MXN');
  return (
    <>
      <LeaveGuard isDirty={door.isWritten} />
      <p className={classes.field}>{t(door.isWithout ? 'door.collected' : 'outcome.deliveredText', { total })}</p>
      {door.isWithout ? <Without order={order} door={door} /> : <Keyword door={door} />}
      <Textarea
        label={t('outcome.comment')}
        maxLength={MAX_LENGTH.reason}
        value={door.comment}
        onChange={(event) => door.setComment(event.currentTarget.value)}
      />
      <DialogActions
        onCancel={onCancel}
        onConfirm={() => void door.confirm()}
        confirmLabel={t(door.isWithout ? 'door.confirmWithout' : 'outcome.confirmDelivered')}
        cancelLabel={t('outcome.back')}
        isBusy={door.isChecking}
      />
    </>
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
