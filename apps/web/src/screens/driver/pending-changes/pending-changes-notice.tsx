import { Button } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { OutboxEntry } from '../../../shared/outbox/outbox.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { earlyChunk } from '../../../shared/ui/early-chunk.ts';
import { Notice } from '../deliveries/driver-page.tsx';
import { isKeptAsReport, useSendPendingChanges } from './use-send-pending-changes.ts';

const HeldNotice = earlyChunk(() => import('./read-notice.tsx').then((m) => m.HeldNotice));
const ReadNotice = earlyChunk(() => import('./read-notice.tsx').then((m) => m.ReadNotice));

interface PendingChangesNoticeProps {
  driverId: number | null;
  /** The order whose own page this is: what can be taken back of it stands there, under the thumb. */
  shown?: string;
}

/** Sends what a driver did with active deliveries, on every screen of theirs, and shows what still waits (DELIVERY-17). */
export function PendingChangesNotice({ driverId, shown }: PendingChangesNoticeProps) {
  const { t } = useTranslation('deliveries');
  const { waiting, held, refused, isSending, sendNow } = useSendPendingChanges(driverId);
  const isOffline = useConnection() === 'lost';
  // What goes out by itself in a moment is no news while there is a line.
  const count = isOffline ? waiting.length : waiting.length - held.length;
  // What is on its way for a moment is no news beside what the tap itself has changed.
  useAnnounced(isOffline && count > 0 && t('pending.waiting', { count }));
  const [kept, no] = [true, false].map((isKept) => refused.filter(({ problem }) => isKeptAsReport(problem) === isKept));
  return (
    <>
      {count > 0 && (
        <Notice
          tone="accent"
          icon={<IconCloudUp size={26} aria-hidden="true" />}
          title={isSending ? t('pending.sending') : t('pending.waiting', { count })}
        >
          <Button fullWidth variant="default" onClick={sendNow} loading={isSending}>
            {t('pending.sendNow')}
          </Button>
        </Notice>
      )}
      <Suspense>
        {held
          .filter(({ about }) => about !== shown)
          .map((entry) => (
            <HeldNotice key={entry.key} entry={entry} />
          ))}
        {byOrder(no ?? []).map(([number, entries]) => (
          <ReadNotice key={number} entries={entries} title={t('pending.refused', { number })} tone="bad" />
        ))}
        {byOrder(kept ?? []).map(([number, entries]) => (
          <ReadNotice key={number} entries={entries} title={t('pending.kept', { number })} tone="accent" />
        ))}
      </Suspense>
    </>
  );
}

/** What is about one order stands together. */
const byOrder = (entries: readonly OutboxEntry[]) => [...Map.groupBy(entries, ({ about }) => about)];
