import { Text } from '@mantine/core';
import type { SponsorRequest } from '@mercadito/contracts/sponsors';
import { parsePhone, unbrokenPhone } from '@mercadito/domain/places/phone';
import { SponsorCarousel } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useDecideSponsorRequestMutation } from '../../entities/sponsors/sponsor-requests.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { tell } from '../../shared/ui/toast.tsx';

export type Decision = 'approved' | 'declined' | 'ended';

export interface Deciding {
  readonly request: SponsorRequest;
  readonly decision: Decision;
}

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
  return deciding && <Question key={deciding.request.id} {...deciding} approved={approved} onClose={onClose} />;
}

function Question({ request, decision, approved, onClose }: Deciding & Omit<SponsorDecisionDialogProps, 'deciding'>) {
  const { t } = useTranslation('admin');
  const [decide] = useDecideSponsorRequestMutation();
  const act = TEXTS[decision];
  const name = request.company;
  const phone = parsePhone(request.phone);

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`sponsors.${act}.title`, { name })}
      act={{
        label: t(`sponsors.${act}.confirm`),
        isDangerous: decision !== 'approved',
        run: () => decide({ id: request.id, ...(decision !== 'approved' && { status: decision }) }),
        onDone: () => tell(t(`sponsors.${act}.done`, { name })),
      }}
      {...(decision === 'approved' && { size: 'widest' })}
    >
      <Text c="dimmed">{t(`sponsors.${act}.text`, { phone: phone ? unbrokenPhone(phone) : '' })}</Text>
      {decision === 'approved' && (
        <SponsorCarousel sponsors={[request, ...approved.filter(({ id }) => id !== request.id)].map(asFeatured)} />
      )}
    </Dialog>
  );
}

const asFeatured = ({ company_id, company, banner_picture }: SponsorRequest) => ({
  company_id,
  name: company,
  banner_picture,
});
