import { Button, Group, Stack, Text } from '@mantine/core';
import type { SponsorRequest } from '@mercadito/contracts/sponsors';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import { useState } from 'react';
import { SponsorCarousel } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useDecideSponsorRequestMutation } from '../../entities/sponsors/sponsor-requests.api.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useFocusBack } from '../../shared/hooks/use-focus-back.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Modal } from '../../shared/ui/modal.tsx';
import { tell } from '../../shared/ui/toast.tsx';

export type Decision = 'approved' | 'declined' | 'ended';

/** What an Admin is about to decide. */
export interface Deciding {
  readonly request: SponsorRequest;
  readonly decision: Decision;
}

/** Where its texts stand. */
const TEXTS = { approved: 'approving', declined: 'declining', ended: 'ending' } as const;

interface SponsorDecisionDialogProps {
  /** Null while nothing is asked. */
  deciding: Deciding | null;
  /** Who is featured already. */
  approved: readonly SponsorRequest[];
  onClose: () => void;
}

/** Asks before something is decided; before approving with a look at the carousel as it will be (SPONSOR-6). */
export function SponsorDecisionDialog({ deciding, approved, onClose }: SponsorDecisionDialogProps) {
  useFocusBack(deciding !== null);
  return deciding && <Question key={deciding.request.id} {...deciding} approved={approved} onClose={onClose} />;
}

function Question({ request, decision, approved, onClose }: Deciding & Omit<SponsorDecisionDialogProps, 'deciding'>) {
  const { t } = useTranslation('admin');
  const [decide, { isLoading, error }] = useDecideSponsorRequestMutation();
  // One for all tries: a yes whose answer was lost is no second decision.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const act = TEXTS[decision];
  const name = request.company;
  const phone = parsePhone(request.phone);

  const confirm = async () => {
    const answer = await decide({
      id: request.id,
      ...(decision !== 'approved' && { status: decision }),
      idempotencyKey,
    });
    if (answer.error) return;
    onClose();
    tell(t(`sponsors.${act}.done`, { name }));
  };
  return (
    <Modal
      opened
      // What is on its way is not called off by looking away.
      onClose={() => !isLoading && onClose()}
      title={t(`sponsors.${act}.title`, { name })}
      withCloseButton={false}
      size={decision === 'approved' ? '62rem' : 'md'}
    >
      <Stack>
        <Text c="dimmed">{t(`sponsors.${act}.text`, { phone: phone ? formatPhone(phone) : '' })}</Text>
        {decision === 'approved' && (
          <SponsorCarousel sponsors={[request, ...approved.filter(({ id }) => id !== request.id)].map(asFeatured)} />
        )}
        <FormFailure error={error ?? null} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isLoading} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button {...(decision !== 'approved' && { color: 'red' })} onClick={() => void confirm()} loading={isLoading}>
            {t(`sponsors.${act}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const asFeatured = ({ company_id, company, banner_picture }: SponsorRequest) => ({
  company_id,
  name: company,
  banner_picture,
});
