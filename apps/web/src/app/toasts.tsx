import { Notifications } from '@mantine/notifications';

/** Where short messages appear: under the top bar, clear of thumbs and of the page's main action. */
export function Toasts() {
  return <Notifications position="top-center" pauseResetOnHover="notification" notificationMaxHeight="60dvh" />;
}
