import { Button, Group } from '@mantine/core';
import type { OrderedAgain } from '@mercadito/contracts/orders/again';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconRepeat, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useOrderAgainMutation } from '../../../entities/orders/again.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';

const AgainSheet = lazyChunk(() => import('./again-sheet.tsx').then((m) => m.AgainSheet));
const RatingSheet = lazyChunk(() => import('./rating-sheet.tsx').then((m) => m.RatingSheet));

/** What is done with an order that has ended: the same again, and saying how it was (ORDER-21, REVIEW-6). */
export function OrderAfterwards({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  if (!hasEnded(order.status)) return null;
  const isDelivered = order.status === 'delivered';
  return (
    <PageCard title={t(isDelivered ? 'afterwards.title' : 'afterwards.titleNot')}>
      <Group className={desk.shareLine} gap="sm">
        {isDelivered && <Rating order={order} />}
        <Again order={order} />
      </Group>
    </PageCard>
  );
}

function Rating({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isRating, setRating] = useState<boolean | null>(null);
  return (
    <>
      <Button leftSection={<IconStar size={20} aria-hidden="true" />} onClick={() => setRating(true)}>
        {t('rate.button')}
      </Button>
      {isRating !== null && (
        <WhenPressed>
          <RatingSheet opened={isRating} onClose={() => setRating(false)} order={order} />
        </WhenPressed>
      )}
    </>
  );
}

function Again({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const user = useUserId();
  const [orderAgain] = useOrderAgainMutation();
  const { isBusy, failure, send } = useAction();
  const [answer, setAnswer] = useState<OrderedAgain | null>(null);
  const [isShown, setShown] = useState(false);
  const press = async () => {
    const { data } = (await send(() => orderAgain({ user, transaction_id: order.transaction_id }))) ?? {};
    if (!data) return;
    setAnswer(data);
    setShown(true);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRepeat size={20} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void press()}
      >
        {t('again.button')}
      </Button>
      {failure !== null && <FormFailure error={failure} />}
      {answer && (
        <WhenPressed>
          <AgainSheet opened={isShown} onClose={() => setShown(false)} order={order} answer={answer} />
        </WhenPressed>
      )}
    </>
  );
}
