import { Button, Group, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndOrderSharingMutation, useShareOrderMutation } from '../../../entities/orders/sharing.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';

const ShareDialog = lazyChunk(() => import('../../../features/sharing/share-dialog.tsx').then((m) => m.ShareDialog));

const SHARING = 'order-sharing';

/** The link by which somebody without an account sees how the order stands, until it has ended (ORDER-17). */
export function OrderSharing({ order }: { order: OrderDetails }) {
  const { shared_until } = order;
  // An older server knows of no links.
  if (shared_until === undefined || (hasEnded(order.status) && shared_until === null)) return null;
  return <Sharing transactionId={order.transaction_id} sharedUntil={shared_until} />;
}

function Sharing({ transactionId, sharedUntil }: { transactionId: string; sharedUntil: string | null }) {
  const { t } = useTranslation('orders');
  const { brand } = useSite();
  const dates = useDates();
  const [share] = useShareOrderMutation();
  const { isBusy, failure, send } = useAction();
  // Nobody but this page knows it: of a link that was made before there is its time alone.
  const [made, setMade] = useState<{ readonly secret: string; readonly shared_until: string } | null>(null);
  // Null until it is asked for the first time: till then its code is not needed.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const isShared = sharedUntil !== null;
  // Of another time, another page has made a link since: this one opens nothing any more.
  const known = made?.shared_until === sharedUntil ? made : null;
  const open = async () => {
    if (known === null) {
      const answer = await send(() => share({ transaction_id: transactionId }));
      if (!answer?.data) return;
      setMade(answer.data);
    }
    setAsking(true);
  };
  const how = isShared ? t('share.until', { when: dates.date(sharedUntil) }) : t('share.about');
  useAnnounced(how, { isNew: true });
  const address = made === null ? '' : window.location.origin + hrefTo('sharedOrder', { secret: made.secret });
  return (
    <PageCard title={t('share.title')} titleId={SHARING}>
      <Text size="sm">{how}</Text>
      {isShared && known === null && <Text size="sm">{t('share.anotherEnds')}</Text>}
      {failure !== null && <FormFailure error={failure} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => void open()}
        >
          {t(isShared && known === null ? 'share.another' : 'share.button')}
        </Button>
        {isShared && <EndSharing transactionId={transactionId} />}
      </Group>
      {isAsking !== null && (
        <WhenPressed>
          <ShareDialog
            opened={isAsking}
            name={t('share.name', { brand })}
            title={t('share.button')}
            message={t('share.message', { brand, address })}
            address={address}
            offersSheet
            onClose={() => setAsking(false)}
          >
            <Text size="sm">{t('share.about')}</Text>
          </ShareDialog>
        </WhenPressed>
      )}
    </PageCard>
  );
}

function EndSharing({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('orders');
  const userId = useUserId();
  const [endSharing] = useEndOrderSharingMutation();
  const [isAsking, setAsking] = useState(false);
  const button = useFocusPassedOn<HTMLButtonElement>(SHARING);
  return (
    <>
      <Button ref={button} variant="subtle" onClick={() => setAsking(true)}>
        {t('share.end')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('share.endTitle', { number: orderCode(transactionId) })}
        role="alertdialog"
        act={{ label: t('share.end'), isDangerous: true, run: () => endSharing({ userId, transactionId }) }}
      >
        <Text>{t('share.endText')}</Text>
      </Dialog>
    </>
  );
}
