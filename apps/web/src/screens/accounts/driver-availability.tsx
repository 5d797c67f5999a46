import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { AvailabilitySwitch } from '../../features/driver-availability/availability-switch.tsx';
import classes from './profile.module.css';

/** A driver's own switch, ON or OFF Servece (DELIVERY-10). */
export function DriverAvailability() {
  const { profile } = useDriver();
  if (!profile) return null;
  return (
    <div className={classes.availability}>
      <AvailabilitySwitch profile={profile} isNeeded={false} onChange={() => undefined} />
    </div>
  );
}
