import { useState } from 'react';
import { ringBell, wakeBell } from '../../../features/order-bell/order-bell.ts';

/** Refused, or unknown to a phone, the page is as large as it was. */
async function fillScreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Whether the counter mode is on (SCREEN-63). Entered it rings once, for whoever stands there to hear how loud it is. */
export function useCounterMode() {
  const [isOn, setOn] = useState(false);
  const enter = async () => {
    const filled = fillScreen();
    await wakeBell();
    ringBell();
    // A dialog that opens before it would lie under the page.
    await filled;
    setOn(true);
  };
  return { isOn, enter, leave: () => setOn(false) };
}
