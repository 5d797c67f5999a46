import { Alert, Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { StickyActions } from '../../../shared/ui/sticky-actions.tsx';
import classes from './claim-notice.module.css';
import type { ClaimRefusal } from './claim-refusal.ts';

interface ClaimNoticeProps {
  refusal: ClaimRefusal | null;
  onClose: () => void;
  /** The way out for who is off duty. */
  onDuty: ReactNode;
}

/** Why an order could not be taken, above the thumb: the order itself has left the list by then. */
export function ClaimNotice({ refusal, onClose, onDuty }: ClaimNoticeProps) {
  const { t } = useTranslation('deliveries');
  const notice = useRef<HTMLDivElement>(null);
  // What was tapped goes with its card, and the focus with it.
  useEffect(() => {
    if (refusal) notice.current?.focus({ preventScroll: true });
  }, [refusal]);
  if (!refusal) return null;
  return (
    <StickyActions>
      <Alert
        ref={notice}
        role="alert"
        tabIndex={-1}
        className={classes.notice}
        icon={<IconAlertTriangle aria-hidden="true" />}
        title={<ClaimRefusalText refusal={refusal} />}
        withCloseButton
        closeButtonLabel={t('common:close')}
        onClose={onClose}
      >
        {refusal.kind === 'already_claimed' && t('claim.others')}
        {refusal.kind === 'driver_unavailable' && onDuty}
        {refusal.kind === 'has_current_order' && refusal.current && (
          <Button fullWidth component={Link} to={hrefTo('driverOrder', { transactionId: refusal.current })}>
            {t('claim.toMine')}
          </Button>
        )}
      </Alert>
    </StickyActions>
  );
}

function ClaimRefusalText({ refusal }: { refusal: ClaimRefusal }) {
  const { t } = useTranslation('deliveries');
  switch (refusal.kind) {
    case 'already_claimed':
      return refusal.name ? t('claim.claimedBy', { name: refusal.name }) : t('claim.claimed');
    case 'has_current_order':
      return t('claim.hasOrder');
    case 'driver_unavailable':
      return t('availability.refused');
    case 'unconfirmed':
      return t('claim.unconfirmed');
    case 'other':
      return errorText(refusal.error);
  }
}
