import type { Position } from '@mercadito/domain/places/position';
import { useState } from 'react';

/** How far the device has come with saying where it is. */
export type OwnPosition =
  | 'unasked'
  | 'searching'
  /** Its person, or the page, does not allow it. */
  | 'denied'
  | 'not found'
  | { readonly position: Position; readonly accuracyMetres: number };

const LONGEST_SEARCH = 20_000;

/** Whether another house may be meant. */
export const isPoor = (accuracyMetres: number): boolean => accuracyMetres > 50;

/** Whether this document may not ask at all: it was opened as another page, and goes by that one's headers. */
export const isPositionForbidden = (): boolean => {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false;
};

/** Where the device is, once its person asks for it and the browser has let them. */
export function useOwnPosition(onFound: (position: Position, accuracyMetres: number) => void) {
  const [own, setOwn] = useState<OwnPosition>('unasked');
  const ask = () => {
    setOwn('searching');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const accuracyMetres = Math.ceil(accuracy);
        setOwn({ position: { latitude, longitude }, accuracyMetres });
        onFound({ latitude, longitude }, accuracyMetres);
      },
      ({ code, PERMISSION_DENIED }) => setOwn(code === PERMISSION_DENIED ? 'denied' : 'not found'),
      { enableHighAccuracy: true, timeout: LONGEST_SEARCH, maximumAge: 0 },
    );
  };
  return { own, ask };
}
