import { Button, Stack } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { mayProposePlace } from '@mercadito/domain/deliveries/place-proposal';
import { pinText } from '@mercadito/domain/places/pin';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { isPositionForbidden, useOwnPosition } from '../../../shared/hooks/use-own-position.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { placeProposals, queuePlaceProposal } from '../pending-changes/pending-changes.ts';

/** Beyond this another house may be meant. */
const POOR_METRES = 50;

interface ProposePlaceProps {
  order: DeliveryOrder;
  driverId: number | null;
  /** The driver has just said so, and the server does not know yet. */
  isDelivered: boolean;
}

/** After a delivery its driver may say where the house is (PLACE-9); the device is asked by a tap alone. */
export function ProposePlace({ order, driverId, isDelivered }: ProposePlaceProps) {
  const now = useNow();
  const isOver = order.is_mine && mayProposePlace(order, now);
  if (driverId === null || !(isDelivered || isOver)) return null;
  return <Proposal transactionId={order.transaction_id} driverId={driverId} />;
}

function Proposal({ transactionId, driverId }: { transactionId: string; driverId: number }) {
  const { t } = useTranslation('deliveries');
  const userId = useUserId();
  const isWaiting = placeProposals.use(userId).some(({ payload }) => payload.transactionId === transactionId);
  const [isKept, setKept] = useState(false);
  const { own, ask } = useOwnPosition((position, accuracyMetres) => {
    if (accuracyMetres > POOR_METRES) return;
    queuePlaceProposal(userId, { driverId, transactionId, where: pinText(position), accuracyMetres });
    setKept(true);
  });
  // Only a document that was opened as this page may ask.
  const press = () => (isPositionForbidden() ? window.location.reload() : ask());
  const isDone = isKept || isWaiting;
  return (
    <Stack component="section" gap="xs" aria-label={t('place.title')}>
      {!isDone && <p>{t('place.text')}</p>}
      <p role="status">
        {isDone && t('place.kept')}
        {own === 'denied' && t('place.denied')}
        {own === 'not found' && t('place.notFound')}
        {!isDone && typeof own === 'object' && t('place.poor')}
      </p>
      {!isDone && (
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={24} aria-hidden="true" />}
          loading={own === 'searching'}
          onClick={press}
        >
          {t('place.propose')}
        </Button>
      )}
    </Stack>
  );
}
