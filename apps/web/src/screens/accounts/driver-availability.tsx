import { AvailabilitySwitch } from '../../features/deliveries/availability-switch.tsx';
import { useDriver } from '../../features/deliveries/use-driver.ts';
import classes from './profile.module.css';

/** A driver's own switch, ON or OFF Servece (spec 1 §6). */
export function DriverAvailability() {
  const { profile } = useDriver();
  if (!profile) return null;
  return (
    <div className={classes.availability}>
      <AvailabilitySwitch profile={profile} isNeeded={false} onChange={() => undefined} />
    </div>
  );
}
