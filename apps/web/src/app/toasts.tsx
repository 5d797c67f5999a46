import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Where short messages appear: at the lower edge, over no head line and over nothing that is tapped (LOOK-4). */
export function Toasts() {
  return (
    <Notifications
      position="bottom-center"
      pauseResetOnHover="notification"
      notificationMaxHeight="60dvh"
      classNames={{ root: classes.toasts }}
    />
  );
}
