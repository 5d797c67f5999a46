import { onTestFinished } from 'vitest';

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
