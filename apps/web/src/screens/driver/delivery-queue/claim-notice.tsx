import { Alert, Button } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconAlertTriangle, IconMotorbike, IconPower } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useAvailability } from '../../../entities/deliveries/use-driver.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { StickyActions } from '../../../shared/ui/sticky-actions.tsx';
import { ActiveCount, Notice } from '../deliveries/driver-page.tsx';
import { hasOrders } from '../pending-changes/pending-changes.ts';
import classes from './delivery-queue.module.css';
import type { Claim, ClaimProblem } from './use-claim.ts';

/** Why an order could not be taken, above the thumb: the order itself has left the list by then. */
export function ClaimNotice({ claim: { problem, forget } }: { claim: Claim }) {
  const { t } = useTranslation('deliveries');
  const notice = useRef<HTMLDivElement>(null);
  // What was tapped goes with its card, and the focus with it.
  useEffect(() => {
    if (problem) notice.current?.focus({ preventScroll: true });
  }, [problem]);
  if (!problem) return null;
  return (
    <StickyActions>
      <Alert
        ref={notice}
        role="alert"
        tabIndex={-1}
        className={classes.claimNotice}
        icon={<IconAlertTriangle aria-hidden="true" />}
        title={<ClaimProblemText problem={problem} />}
        withCloseButton
        closeButtonLabel={t('common:close')}
        onClose={forget}
      >
        {problem.kind === 'already_claimed' && t('claim.others')}
        {problem.kind === 'driver_unavailable' && <OnDutyButton />}
        {problem.kind === 'has_current_order' && problem.current && (
          <Button fullWidth component={Link} to={hrefTo('driverOrder', { transactionId: problem.current })}>
            {t('claim.toMine')}
          </Button>
        )}
      </Alert>
    </StickyActions>
  );
}

function ClaimProblemText({ problem }: { problem: ClaimProblem }) {
  const { t } = useTranslation('deliveries');
  switch (problem.kind) {
    case 'already_claimed':
      return problem.name ? t('claim.claimedBy', { name: problem.name }) : t('claim.claimed');
    case 'has_current_order':
      return t('claim.hasOrder');
    case 'driver_unavailable':
      return t('availability.refused');
    case 'unconfirmed':
      return t('claim.unconfirmed');
    case 'other':
      return errorText(problem.error);
  }
}

/** Why no order can be taken now, and the way to the active one (DELIVERY-1). */
export function ActiveDeliveriesNotice({ profile }: { profile: DriverProfile }) {
  const { t } = useTranslation('deliveries');
  if (!hasOrders(profile)) return null;
  const { current_order: transactionId } = profile;
  return (
    <Notice tone="accent" icon={<IconMotorbike size={26} aria-hidden="true" />} title={t('claim.inHandNow')}>
      <ActiveCount count={profile.orders_assigned_count} />
      <p>{t('claim.hasOrder')}</p>
      <Button
        fullWidth
        component={Link}
        to={transactionId === null ? hrefTo('driverOrderList') : hrefTo('driverOrder', { transactionId })}
      >
        {t('claim.toMine')}
      </Button>
    </Notice>
  );
}

/** The switch once more, where something cannot be had off duty: under the thumb (DELIVERY-28). */
export function OnDutyButton() {
  const { t } = useTranslation('deliveries');
  const { profile, isChanging, set } = useAvailability();
  if (!profile) return null;
  return (
    <Button
      fullWidth
      leftSection={<IconPower size={26} aria-hidden="true" />}
      loading={isChanging}
      onClick={() => set(true)}
    >
      {t('availability.switchOn')}
    </Button>
  );
}
