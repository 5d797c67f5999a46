import type { Position } from '@mercadito/domain/places/position';
import { useEffect, useEffectEvent, useState } from 'react';
import { reopen, useLeft } from '../navigation/reopen.ts';

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
const isForbiddenHere = (): boolean => {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false;
};

/** For what a press on the document before has wanted to know where the device is; undefined for nothing. */
export const usePositionWantedFor = (): unknown => useLeft('locatesFor');

interface Wanted {
  /** What the place is of: it outlives opening the page anew. */
  readonly of: string | number;
  /** A press on the document before has asked for it. */
  readonly isWanted: boolean;
  readonly onFound: (position: Position, accuracyMetres: number) => void;
}

/** Where the device is, once its person asks for it and the browser has let them; from a document that may not ask, in one that may. */
export function useOwnPosition({ of, isWanted, onFound }: Wanted) {
  const [own, setOwn] = useState<OwnPosition>('unasked');
  const locate = () => {
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
  const ask = () => {
    if (!isForbiddenHere()) return locate();
    // Opened as this page, and forbidden all the same.
    if (isWanted) return setOwn('denied');
    reopen({ locatesFor: of });
  };
  const askIfWanted = useEffectEvent(() => isWanted && ask());
  useEffect(() => {
    askIfWanted();
  }, []);
  return { own, ask };
}
