import { MAX_LENGTH } from '../input-limits.ts';
import { middleOf, plusCodeArea, plusCodeKind } from './plus-code.ts';
import type { Position } from './position.ts';

/** Why a text tells no place: it has none in it, its link or code has to be opened or completed first, or it is not in the country. */
export type PinFault = 'unreadable' | 'short_link' | 'short_code' | 'abroad';

export type PinReading = { readonly position: Position } | { readonly fault: PinFault };

/** A position as it is kept and shown: six decimals are some 10 cm. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** Around Mexico, where every address is (PLACE-2). */
const isInCountry = ({ latitude, longitude }: Position): boolean =>
  latitude >= 14 && latitude <= 33 && longitude >= -119 && longitude <= -86;

const NUMBERS = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)`;

/** Where the coordinates stand, the thing that was meant before the middle of the map. */
const COORDINATES = [
  new RegExp(String.raw`^\s*\(?${NUMBERS}\)?\s*$`),
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  new RegExp(`[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?${NUMBERS}`),
  new RegExp(`/(?:search|place|dir/[^/]*)/${NUMBERS}`),
  new RegExp(`@${NUMBERS}`),
  new RegExp(`^geo:${NUMBERS}`),
];

const SHORT_LINK = /^\s*(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co|app\.goo\.gl)\b/i;
const CODE = /(?:^|[\s/=,(])([2-9CFGHJMPQRVWX]{2,8}\+[2-9CFGHJMPQRVWX]{2,7})(?=$|[\s/&,?)])/i;

/** Half a percent sign, as people cut links, is left as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function coordinatesIn(text: string): Position | null {
  for (const pattern of COORDINATES) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    // `geo:0,0?q=…` says nothing by its zeros.
    if (latitude && longitude && !(Number(latitude) === 0 && Number(longitude) === 0)) {
      return { latitude: Number(latitude), longitude: Number(longitude) };
    }
  }
  return null;
}

/** A short code says too little: it is beside a place that only whoever wrote it knows. */
function codeIn(text: string): PinReading | null {
  const [, code] = CODE.exec(text) ?? [];
  const kind = code ? plusCodeKind(code) : null;
  if (!code || !kind) return null;
  const area = kind === 'full' ? plusCodeArea(code) : null;
  return area ? { position: middleOf(area) } : { fault: 'short_code' };
}

/** The place that somebody has typed or pasted: coordinates, a plus code, or a link of a map that has either in it (PLACE-6). */
export function readPin(typed: string): PinReading {
  const text = typed.slice(0, MAX_LENGTH.saidPlace);
  if (SHORT_LINK.test(text)) return { fault: 'short_link' };
  const position = coordinatesIn(decoded(text));
  const reading = position ? { position } : (codeIn(decoded(text)) ?? { fault: 'unreadable' as const });
  if ('fault' in reading) return reading;
  return isInCountry(reading.position) ? { position: rounded(reading.position) } : { fault: 'abroad' };
}

/** Whole millionths of a degree, as they are stored. */
export type StoredPosition = { readonly latitude_micros: number | null; readonly longitude_micros: number | null };

export const storedPosition = ({ latitude, longitude }: Position) => ({
  latitude_micros: Math.round(latitude * 1e6),
  longitude_micros: Math.round(longitude * 1e6),
});

/** Null where none is stored. */
export const positionOf = ({ latitude_micros, longitude_micros }: StoredPosition): Position | null =>
  latitude_micros === null || longitude_micros === null
    ? null
    : { latitude: latitude_micros / 1e6, longitude: longitude_micros / 1e6 };
