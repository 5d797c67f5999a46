import { Alert, Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import classes from './claim-notice.module.css';
import type { ClaimRefusal } from './claim-refusal.ts';

interface ClaimNoticeProps {
  refusal: ClaimRefusal | null;
  onClose: () => void;
}

/** Why an order could not be taken, above the thumb: the order itself has left the list by then. */
export function ClaimNotice({ refusal, onClose }: ClaimNoticeProps) {
  const { t } = useTranslation('deliveries');
  // Being off duty is said beside the switch that ends it.
  if (!refusal || refusal.kind === 'driver_unavailable') return null;
  return (
    <StickyActions>
      <Alert
        role="alert"
        className={classes.notice}
        icon={<IconAlertTriangle aria-hidden="true" />}
        title={<ClaimRefusalText refusal={refusal} />}
        withCloseButton
        closeButtonLabel={t('common:close')}
        onClose={onClose}
      >
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
    case 'unheard':
      return t('claim.unheard');
    case 'other':
      return errorText(refusal.error);
  }
}
