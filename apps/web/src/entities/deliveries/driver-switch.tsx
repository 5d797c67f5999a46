import type { ReactNode } from 'react';
import classes from './deliveries.module.css';

interface DriverSwitchProps {
  isOn: boolean;
  isBusy?: boolean;
  onToggle: () => void;
  /** What it says, its state included: nothing is said by colour alone. */
  children: ReactNode;
}

/** A switch as wide as the page, for a thumb in a glove. */
export function DriverSwitch({ isOn, isBusy = false, onToggle, children }: DriverSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy}
      className={classes.onOff}
      onClick={onToggle}
    >
      <span className={classes.switchWords}>{children}</span>
      <span className={classes.switchTrack} aria-hidden="true" />
    </button>
  );
}
