import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { isDriverAvailable } from '@mercadito/domain/deliveries/driver';
import { useSetDriverAvailabilityMutation } from '../../entities/deliveries/deliveries.api.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './availability-switch.module.css';

interface AvailabilitySwitchProps {
  profile: DriverProfile;
  /** An order was refused because the driver is off: it is said where it is mended. */
  isNeeded: boolean;
  onChange: () => void;
}

export const isOnDuty = (profile: DriverProfile): boolean =>
  isDriverAvailable({
    id: profile.id,
    availability: profile.settings.availability_status,
    ordersInHand: profile.orders_assigned_count,
  });

/** On or off duty, in a word and not by colour alone; always in sight (DELIVERY-10). */
export function AvailabilitySwitch({ profile, isNeeded, onChange }: AvailabilitySwitchProps) {
  const { t } = useTranslation('deliveries');
  const [setAvailability, { isLoading, error, originalArgs }] = useSetDriverAvailabilityMutation();
  // The wish shows at once; a refusal takes it back and says why.
  const wished = isLoading ? originalArgs?.availability_status === 'available' : null;
  const isOn = wished ?? isOnDuty(profile);

  const toggle = () => {
    if (isLoading) return;
    onChange();
    void setAvailability({
      user_id: profile.user,
      driver_id: profile.id,
      availability_status: isOn ? 'unavailable' : 'available',
    });
  };
  return (
    <div className={classes.box}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isLoading}
        className={classes.switch}
        onClick={toggle}
      >
        <span className={classes.dot} aria-hidden="true" />
        <span className={classes.word}>
          <span className={classes.hidden}>{t('availability.label')} </span>
          {t(isOn ? 'availability.on' : 'availability.off')}
        </span>
        <span className={classes.track} aria-hidden="true" />
      </button>
      {error && (
        <p className={classes.why} role="alert">
          {t('availability.failed', { why: errorText(error) })}
        </p>
      )}
      {isNeeded && !isOn && (
        <p className={classes.why} role="alert">
          {t('availability.refused')}
        </p>
      )}
    </div>
  );
}
