import { Button, Group, Stack } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { IconAlertTriangle, IconCircleCheck, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isHeld } from '../../../shared/outbox/holds.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { earlyChunk } from '../../../shared/ui/early-chunk.ts';
import layout from '../../../shared/ui/layout.module.css';
import { hasToSetOut, stopsToCome } from '../deliveries/next-stop.ts';
import {
  type Outcome,
  type OutcomePayload,
  pickUpOf,
  queueDeparture,
  queueOutcome,
  queuePickUp,
  usePendingChanges,
} from '../pending-changes/pending-changes.ts';
import { TakeBack } from '../pending-changes/take-back.tsx';
import classes from './delivery-outcome.module.css';
import { useWrongTries } from './wrong-tries.ts';

const CHECK = <IconCircleCheck size={28} aria-hidden="true" />;

const HandoverDialog = earlyChunk(() => import('./handover-dialog.tsx').then((m) => m.HandoverDialog));
const FailedDialog = earlyChunk(() => import('./failed-dialog.tsx').then((m) => m.FailedDialog));

/** A failed delivery asks for no keyword, and nothing is taken for it. */
const NOTHING_HANDED = { keyword: null, withoutReason: null, withoutNote: '', taken: null } as const;

interface MainStepProps extends OutcomeChoiceProps {
  onDelivered: () => void;
}

/** A second tap that comes so soon is not meant for what has come to lie under the thumb. */
const SAME_TAP_MS = 500;

const PACKAGE = <IconPackage size={28} aria-hidden="true" />;
const TRUCK = <IconTruckDelivery size={28} aria-hidden="true" />;

/** What comes before Delivered: the pick-up at the next business, then the way; null once only Delivered is left. */
function useStepBefore({ order, driverId }: OutcomeChoiceProps) {
  const { t } = useTranslation('deliveries');
  const userId = useUserId();
  const [{ part }] = stopsToCome(order);
  if (part) {
    const { company_name: name, to_pay } = part;
    const amount = to_pay ? moneyText(to_pay, 'MXN') : null;
    return {
      icon: PACKAGE,
      label: amount === null ? t('next.got', { name }) : t('next.gotPaid', { name, amount }),
      take: () => queuePickUp(userId, pickUpOf(order, part, { driverId, isPickedUp: true })),
    };
  }
  if (!hasToSetOut(order)) return null;
  const departure = { driverId, transactionId: order.transaction_id };
  return { icon: TRUCK, label: t('next.onWay'), take: () => queueDeparture(userId, departure) };
}

/**
 * What comes next by one tap: the pick-up at the next business, the way, then Delivered. Who says nothing of what comes before finds
 * Delivered beside it, less loud (DELIVERY-33, DELIVERY-35).
 */
function MainStep({ onDelivered, ...delivery }: MainStepProps) {
  const { t } = useTranslation('deliveries');
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const before = useStepBefore(delivery);
  const tap = (event: { readonly timeStamp: number }) => {
    const isSameTap = event.timeStamp - lastTap.current < SAME_TAP_MS;
    if (isSameTap) return;
    if (!before) return onDelivered();
    lastTap.current = event.timeStamp;
    before.take();
  };
  return (
    <>
      <Button
        {...(before && { flex: '1 0 100%' })}
        // As long as a business's name is.
        data-named={!!before}
        leftSection={before ? before.icon : CHECK}
        onClick={tap}
      >
        {before ? before.label : t('outcome.delivered')}
      </Button>
      {before && (
        <Button variant="default" px="xs" onClick={onDelivered}>
          {t('outcome.delivered')}
        </Button>
      )}
    </>
  );
}

/** Where the focus goes when an outcome is taken back. */
const CHOICE = 'outcome';
const SAID = 'outcome-said';

/** That it is said, and how long it can be taken back; then that it waits for the line (DELIVERY-8, DELIVERY-36). */
function OutcomeWaiting({ outcome, isJustSaid }: { outcome: Outcome; isJustSaid: boolean }) {
  const { t } = useTranslation('deliveries');
  const box = useFocusWhen<HTMLDivElement>(isJustSaid);
  // Without a line it is kept, whether it can be taken back or not.
  const isOffline = useConnection() === 'lost';
  const goesSoon = isHeld(outcome) && !isOffline;
  const kept = t(outcome.payload.isDelivered ? 'outcome.pendingDelivered' : 'outcome.pendingFailed');
  return (
    <Group
      className={layout.wide}
      justify="space-between"
      gap="var(--gap)"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={SAID}
    >
      <Stack gap={0} id={SAID}>
        <strong className={classes.waitingTitle}>{t(goesSoon ? 'outcome.saidDelivered' : 'pending.willSend')}</strong>
        <p>{goesSoon ? t('outcome.heldDelivered') : kept}</p>
      </Stack>
      <TakeBack entry={outcome} focusNext={CHOICE} />
    </Group>
  );
}

interface OutcomeChoiceProps {
  order: DeliveryOrder;
  driverId: number;
}

/** Delivered or failed: two large buttons, and nothing more once one has been confirmed (DELIVERY-7). */
export function OutcomeChoice({ order, driverId }: OutcomeChoiceProps) {
  const { t } = useTranslation('deliveries');
  const [asked, setAsked] = useState<'delivered' | 'failed' | null>(null);
  // What had the focus is gone then.
  const [hasSaid, setSaid] = useState(false);
  const transactionId = order.transaction_id;
  const userId = useUserId();
  const close = () => setAsked(null);
  const { outcomes } = usePendingChanges(driverId);
  const wrongTries = useWrongTries(order);
  const isBefore = stopsToCome(order)[0].part !== null || hasToSetOut(order);
  const waiting = outcomes.find(({ payload }) => payload.transactionId === transactionId);
  if (waiting) {
    return <OutcomeWaiting outcome={waiting} isJustSaid={hasSaid} />;
  }
  const decide = (decided: Omit<OutcomePayload, 'driverId' | 'transactionId'>) => {
    queueOutcome(userId, { driverId, transactionId, ...decided });
    setSaid(true);
    close();
  };
  return (
    <Group
      component="section"
      id={CHOICE}
      tabIndex={-1}
      className={`${layout.wide} ${desk.shareLine}`}
      align="stretch"
      gap="var(--gap)"
      aria-label={t('outcome.title')}
    >
      <MainStep order={order} driverId={driverId} onDelivered={() => setAsked('delivered')} />
      <Button
        variant="default"
        className={classes.failed}
        // Beside Delivered in one line, while what comes before stands above both.
        {...(isBefore ? { px: 'xs' } : { leftSection: <IconAlertTriangle size={28} aria-hidden="true" /> })}
        onClick={() => setAsked('failed')}
      >
        {t('outcome.failed')}
      </Button>
      {asked === 'delivered' && (
        <WhenPressed>
          <HandoverDialog
            order={order}
            onClose={close}
            onConfirm={(details) => decide({ isDelivered: true, ...details })}
          />
        </WhenPressed>
      )}
      {asked === 'failed' && (
        <WhenPressed>
          <FailedDialog
            onClose={close}
            onConfirm={(comment) => decide({ ...NOTHING_HANDED, isDelivered: false, comment, wrongTries })}
          />
        </WhenPressed>
      )}
    </Group>
  );
}
