import { Alert, Stack, Textarea } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { MIN_RATING } from '@mercadito/domain/input-limits';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { useForgetting, useForgettingErrors } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { StarsField } from './stars-field.tsx';

/** What is said of a business or a product. */
export interface Opinion {
  readonly rating: number;
  readonly comment: string;
}

/** Sends an opinion, as a trigger of a call does. */
export type SendOpinion = (opinion: Opinion) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** REVIEW-5: how long a message stands, in milliseconds. */
const MESSAGE_MS = { add: 10_000, edit: 5_000 } as const;

interface ReviewDialogProps {
  opened: boolean;
  onClose: () => void;
  name: string;
  /** The own review there is; null for a first one. */
  own: Review | null;
  send: SendOpinion;
}

/** Writes a review, or changes the own one. What was written does not go without a question (LOOK-14). */
export function ReviewDialog({ opened, onClose, name, own, send }: ReviewDialogProps) {
  const { t } = useTranslation('reviews');
  return (
    <WritingDialog opened={opened} onClose={onClose} title={t(own ? 'form.editTitle' : 'form.addTitle', { name })}>
      {({ done, cancel }) => <ReviewForm own={own} send={send} onDone={done} onCancel={cancel} />}
    </WritingDialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, 'own' | 'send'> {
  onDone: () => void;
  onCancel: () => void;
}

function ReviewForm({ own, send, onCancel, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  // A business's takes the same fields.
  const form = useContractForm('reviews', 'createProductReview', {
    initialValues: { rating: own?.rating ?? MIN_RATING, comment: own?.comment ?? '' },
    labels: { rating: t('form.rating'), comment: t('form.comment') },
    messages: { comment: t('form.commentRequired') },
  });
  const sendOpinion = (values: { rating?: unknown; comment: unknown }) =>
    send({ rating: Number(values.rating), comment: String(values.comment) });
  const { failure, isSending, submit, forgetFailure } = useSubmit(form, sendOpinion, () => {
    tell(t('form.submitted'));
    onDone();
  });
  const messageMs = own ? MESSAGE_MS.edit : MESSAGE_MS.add;
  useForgetting(failure, forgetFailure, messageMs);
  useForgettingErrors(form, messageMs);
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty()} />
      <Stack>
        <StarsField
          label={t('form.rating')}
          value={Number(form.getValues().rating)}
          onChange={(rating) => form.setFieldValue('rating', rating)}
        />
        <Textarea {...form.field('comment')} rows={4} data-autofocus />
        {failure !== null && (
          <Alert color="red" role="alert" title={t('form.failed')}>
            {errorText(failure)}
          </Alert>
        )}
        <DialogActions onCancel={onCancel} confirmLabel={t('form.submit')} isBusy={isSending} />
      </Stack>
    </ContractFormBox>
  );
}
