import type { Position } from './position.ts';

/** A code's rectangle, degrees. */
export type PlusCodeArea = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

// Open Location Code, after Google's specification (Apache 2.0): https://github.com/google/open-location-code
const DIGITS = '23456789CFGHJMPQRVWX';
const SEPARATOR_AT = 8;
const PAIR_DIGITS = 10;
const MOST_DIGITS = 15;
const GRID_ROWS = 5;
const GRID_COLUMNS = 4;
/** The finest steps in a degree: of latitude and of longitude. */
const LATITUDE_STEPS = 8000 * GRID_ROWS ** 5;
const LONGITUDE_STEPS = 8000 * GRID_COLUMNS ** 5;

const digit = (value: number): string => DIGITS.charAt(value);

/** Of what 129.7 degrees lack of their steps in binary. */
const NOISE = 1e-6;

/** The steps north of the south pole and east of the date line. */
const stepsOf = ({ latitude, longitude }: Position) => {
  const north = Math.floor(latitude * LATITUDE_STEPS + NOISE) + 90 * LATITUDE_STEPS;
  const east = Math.floor(longitude * LONGITUDE_STEPS + NOISE) + 180 * LONGITUDE_STEPS;
  const around = 360 * LONGITUDE_STEPS;
  return {
    north: Math.min(Math.max(north, 0), 180 * LATITUDE_STEPS - 1),
    east: ((east % around) + around) % around,
  };
};

/**
 * The plus code of a position: ten digits are some 14 m wide, eleven 3 m.
 * @param length digits, 2 to 15; below ten an even number
 */
export function plusCodeOf(position: Position, length = PAIR_DIGITS): string {
  let { north, east } = stepsOf(position);
  let code = '';
  for (let at = PAIR_DIGITS; at < MOST_DIGITS; at += 1) {
    code = digit((north % GRID_ROWS) * GRID_COLUMNS + (east % GRID_COLUMNS)) + code;
    north = Math.floor(north / GRID_ROWS);
    east = Math.floor(east / GRID_COLUMNS);
  }
  for (let at = 0; at < PAIR_DIGITS; at += 2) {
    code = digit(north % DIGITS.length) + digit(east % DIGITS.length) + code;
    north = Math.floor(north / DIGITS.length);
    east = Math.floor(east / DIGITS.length);
  }
  const kept = code.slice(0, length).padEnd(SEPARATOR_AT, '0');
  return `${kept.slice(0, SEPARATOR_AT)}+${kept.slice(SEPARATOR_AT)}`;
}

const PADDED = /^(?:[2-9CFGHJMPQRVWX]{2}){1,3}0+$/;
const BEFORE = /^(?:[2-9CFGHJMPQRVWX]{2}){0,4}$/;
const AFTER = /^(?:[2-9CFGHJMPQRVWX]{2,})?$/;

/** Whether it is a whole plus code, a short one that needs a place near it, or none. */
export function plusCodeKind(text: string): 'full' | 'short' | null {
  const [before = '', after, ...more] = text.toUpperCase().split('+');
  if (after === undefined || more.length > 0) return null;
  const isPadded = before.length === SEPARATOR_AT && after === '' && PADDED.test(before);
  if (!isPadded && !(BEFORE.test(before) && AFTER.test(after))) return null;
  if (before.length < SEPARATOR_AT) return before + after === '' ? null : 'short';
  const isOnEarth = DIGITS.indexOf(before.charAt(0)) < 9 && DIGITS.indexOf(before.charAt(1)) < 18;
  return isOnEarth ? 'full' : null;
}

/** Where a whole plus code is; null for what is none. */
export function plusCodeArea(code: string): PlusCodeArea | null {
  if (plusCodeKind(code) !== 'full') return null;
  const digits = [...code.toUpperCase().replace(/[+0]/g, '')].slice(0, MOST_DIGITS).map((each) => DIGITS.indexOf(each));
  let [north, east] = [-90 * LATITUDE_STEPS, -180 * LONGITUDE_STEPS];
  let [high, wide] = [400 * LATITUDE_STEPS, 400 * LONGITUDE_STEPS];
  for (let at = 0; at < digits.length; at += 1) {
    const value = digits[at] ?? 0;
    if (at >= PAIR_DIGITS) {
      high /= GRID_ROWS;
      wide /= GRID_COLUMNS;
      north += high * Math.floor(value / GRID_COLUMNS);
      east += wide * (value % GRID_COLUMNS);
    } else if (at % 2 === 0) {
      high /= DIGITS.length;
      north += high * value;
    } else {
      wide /= DIGITS.length;
      east += wide * value;
    }
  }
  return {
    south: north / LATITUDE_STEPS,
    west: east / LONGITUDE_STEPS,
    north: (north + high) / LATITUDE_STEPS,
    east: (east + wide) / LONGITUDE_STEPS,
  };
}

/** The middle of a code's rectangle. */
export const middleOf = ({ south, west, north, east }: PlusCodeArea): Position => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});
