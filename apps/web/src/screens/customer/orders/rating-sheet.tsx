import { Stack } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import type { OrderReviews } from '@mercadito/contracts/reviews';
import { useListReviewsOfOrderQuery, useRateOrderMutation } from '../../../entities/reviews/order-reviews.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { RatingRow } from './rating-row.tsx';
import { changedOf, keyOf, rateableOf, useRatings } from './use-ratings.ts';

interface RatingSheetProps {
  opened: boolean;
  onClose: () => void;
  order: OrderDetails;
}

/** Stars, and words if one likes, for each shop and product of a delivered order at once (REVIEW-6). */
export function RatingSheet({ opened, onClose, order }: RatingSheetProps) {
  const { t } = useTranslation('orders');
  const reading = useListReviewsOfOrderQuery(
    { userId: useUserId(), transactionId: order.transaction_id },
    { skip: !opened },
  );
  const sending = useAction();
  return (
    <WritingDialog opened={opened} onClose={onClose} title={t('rate.title')} isBusy={sending.isBusy}>
      {({ done, cancel }) => (
        <Loaded reading={reading} skeleton={<RowsSkeleton height={76} gap="md" />} failed={t('rate.failed')}>
          {(said) => <RatingForm order={order} said={said} sending={sending} onDone={done} onCancel={cancel} />}
        </Loaded>
      )}
    </WritingDialog>
  );
}

interface RatingFormProps {
  order: OrderDetails;
  said: OrderReviews;
  sending: ReturnType<typeof useAction>;
  onDone: () => void;
  onCancel: () => void;
}

function RatingForm({ order, said, sending, onDone, onCancel }: RatingFormProps) {
  const { t } = useTranslation('orders');
  const [rateOrder] = useRateOrderMutation();
  const { isBusy, failure, send } = sending;
  const { ratings, rate, refused, setRefused } = useRatings(said);
  const changed = changedOf(ratings, said);
  const submit = async () => {
    const answer = await send(() => rateOrder({ transaction_id: order.transaction_id, ratings: changed }));
    if (!answer?.data) return;
    if (changed.length > answer.data.refused.length) tell(t('rate.done'));
    if (answer.data.refused.length === 0) onDone();
    else setRefused(answer.data.refused);
  };
  return (
    <Stack
      component="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) void submit();
      }}
    >
      <LeaveGuard isDirty={changed.length > 0} />
      {rateableOf(order).map((thing) => (
        <RatingRow
          key={keyOf(thing)}
          thing={thing}
          rating={ratings.get(keyOf(thing))}
          refused={refused.find((each) => keyOf(each) === keyOf(thing))?.reason}
          onRate={(change) => rate(thing, change)}
        />
      ))}
      {failure !== null && <FormFailure error={failure} />}
      <DialogActions
        onCancel={onCancel}
        confirmLabel={t('rate.send')}
        missing={changed.length === 0 && t('controls:missing.change')}
        isBusy={isBusy}
      />
    </Stack>
  );
}
