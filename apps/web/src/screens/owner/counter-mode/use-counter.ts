import { useEffect, useEffectEvent } from 'react';
import { ringBell } from '../../../features/order-bell/order-bell.ts';

const RINGS_EVERY_MS = 4_000;

/** Rings at once and again and again, for as long as something waits. */
export function useRingingWhile(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    ringBell();
    const ringing = setInterval(ringBell, RINGS_EVERY_MS);
    return () => clearInterval(ringing);
  }, [isWaiting]);
}

/** Gives the screen back at the end; whoever takes the page out of full screen, as by Esc or a phone's Back, has left. */
export function useFullScreenUntilLeft(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const left = new AbortController();
    const follow = () => {
      if (!document.fullscreenElement) leave();
    };
    document.addEventListener('fullscreenchange', follow, { signal: left.signal });
    return () => {
      left.abort();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
