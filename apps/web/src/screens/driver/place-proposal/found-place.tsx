import { Button, Stack } from '@mantine/core';
import { pinText } from '@mercadito/domain/places/position';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { isPoor, useOwnPosition, usePositionWantedFor } from '../../../shared/hooks/use-own-position.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { placeProposals, queuePlaceProposal } from '../pending-changes/pending-changes.ts';

/** Says where the house is that the driver stands before (PLACE-9); the device is asked by a tap alone. */
export function FoundPlace({ transactionId, driverId }: { transactionId: string; driverId: number }) {
  const { t } = useTranslation('placeProposal');
  const userId = useUserId();
  const isWaiting = placeProposals.use(userId).some(({ payload }) => payload.transactionId === transactionId);
  const [isKept, setKept] = useState(false);
  const { own, ask } = useOwnPosition({
    of: transactionId,
    isWanted: usePositionWantedFor() === transactionId && !isWaiting,
    onFound: (position, accuracyMetres) => {
      if (isPoor(accuracyMetres)) return;
      queuePlaceProposal(userId, { driverId, transactionId, where: pinText(position), accuracyMetres });
      setKept(true);
    },
  });
  const isDone = isKept || isWaiting;
  const outcome = typeof own === 'object' ? 'poor' : own === 'denied' ? 'denied' : own === 'not found' && 'notFound';
  const told = isDone ? t('kept') : outcome && t(outcome);
  useAnnounced(told, { isNew: true });
  return (
    <Stack component="section" gap="xs" aria-label={t('title')}>
      {!isDone && <p>{t('text')}</p>}
      <p>{told}</p>
      {!isDone && (
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={24} aria-hidden="true" />}
          loading={own === 'searching'}
          onClick={ask}
        >
          {t('propose')}
        </Button>
      )}
    </Stack>
  );
}
