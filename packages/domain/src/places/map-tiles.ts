import type { Position } from './position.ts';

/** A point of the whole world drawn at a zoom, in pixels from its north-west corner: the web's usual projection (EPSG:3857). */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels of a tile's side. */
const TILE_SIZE = 256;
/** From a country to a house. */
export const ZOOMS = { least: 5, most: 19 } as const;
/** Latitudes end where the square world does. */
const MOST_LATITUDE = 85.0511;

const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

export function worldPointOf({ latitude, longitude }: Position, zoom: number): WorldPoint {
  const size = worldSize(zoom);
  const sine = Math.sin((Math.min(Math.max(latitude, -MOST_LATITUDE), MOST_LATITUDE) * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** With six decimals, as a pin is kept. */
export function positionAt({ x, y }: WorldPoint, zoom: number): Position {
  const size = worldSize(zoom);
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude: rounded(latitude), longitude: rounded((x / size - 0.5) * 360) };
}

export interface MapTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Where it lies, in pixels from the corner of what is seen. */
  readonly left: number;
  readonly top: number;
}

interface Seen {
  /** What is in the middle. */
  readonly center: WorldPoint;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The tiles that cover what is seen. */
export function tilesSeen({ center, zoom: z, width, height }: Seen): MapTile[] {
  const [west, north] = [center.x - width / 2, center.y - height / 2];
  const last = 2 ** z - 1;
  const between = (start: number, length: number) =>
    range(Math.max(0, Math.floor(start / TILE_SIZE)), Math.min(last, Math.floor((start + length - 1) / TILE_SIZE)));
  const columns = between(west, width);
  return between(north, height).flatMap((y) =>
    columns.map((x) => ({ z, x, y, left: x * TILE_SIZE - west, top: y * TILE_SIZE - north })),
  );
}

/** Whether a text is an address of tiles: with each of {z}, {x} and {y}, and no other braces. */
export const isTilesAddress = (text: string): boolean =>
  ['{z}', '{x}', '{y}'].every((each) => text.includes(each)) && !/[{}]/.test(text.replaceAll(/\{[zxy]\}/g, ''));

export const tileAddress = (template: string, { z, x, y }: Pick<MapTile, 'z' | 'x' | 'y'>): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
