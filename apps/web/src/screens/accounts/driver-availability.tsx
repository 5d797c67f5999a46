import { AvailabilitySwitch } from '../../features/driver-availability/availability-switch.tsx';
import classes from './profile.module.css';

/** A driver's own switch, ON or OFF Servece (DELIVERY-10). */
export function DriverAvailability() {
  return (
    <div className={classes.availability}>
      <AvailabilitySwitch />
    </div>
  );
}
