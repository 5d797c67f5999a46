import { onTestFinished, vi } from 'vitest';

type Ask = Geolocation['getCurrentPosition'];

/** The device says where it is, or why not, until the test is over. */
export function deviceAt(getCurrentPosition: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

export const foundWithin =
  (accuracy: number): Ask =>
  (onFound) =>
    onFound({ coords: { latitude: 30.118312, longitude: -107.632047, accuracy } } as GeolocationPosition);

export const FOUND = foundWithin(11.4);

export const DENIED: Ask = (_onFound, onFailed) =>
  onFailed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);

/**
 * The document was opened as a page that may not ask where the device is, until the test is over or says otherwise.
 * @returns how often it was opened anew, and how to allow it
 */
export function positionForbidden() {
  let isAllowed = false;
  const reload = vi.fn();
  Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: () => isAllowed } });
  vi.stubGlobal('location', Object.assign(Object.create(null), { ...window.location, reload }));
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'featurePolicy');
    vi.unstubAllGlobals();
  });
  const allow = () => {
    isAllowed = true;
  };
  return { reload, allow };
}
