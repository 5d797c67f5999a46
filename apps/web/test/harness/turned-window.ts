import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window of which a media query holds or not, as the test says; at first it does not. */
export function aWindowTurned(about: string) {
  const media = new EventTarget();
  const before = window.matchMedia;
  let holds = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === about
      ? {
          ...before(query),
          get matches() {
            return holds;
          },
          addEventListener: media.addEventListener.bind(media),
          removeEventListener: media.removeEventListener.bind(media),
        }
      : before(query),
  );
  return {
    turn: () =>
      act(() => {
        holds = !holds;
        media.dispatchEvent(new Event('change'));
      }),
  };
}
