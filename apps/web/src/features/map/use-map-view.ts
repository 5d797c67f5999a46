import { positionAt, type WorldPoint, worldPointOf, ZOOMS } from '@mercadito/domain/places/map-tiles';
import { type Position, pinText } from '@mercadito/domain/places/position';
import { useState } from 'react';

/** From here on a house can be told from the next one. */
const HOUSES_FROM = 15;
const HOUSE_ZOOM = 17;

/** The country, where nothing nearer is known. */
const COUNTRY = { middle: { latitude: 24, longitude: -102 }, zoom: ZOOMS.least };

interface Shown {
  /** What the pin stands on; null before there is one. */
  readonly position: Position | null;
  /** Where to look meanwhile. */
  readonly near?: Position | null;
  readonly onMove?: ((position: Position) => void) | undefined;
}

/** What of the world a map shows, and what moving it says: the place in its middle, once it is near enough. */
export function useMapView({ position, near = null, onMove }: Shown) {
  const [view, setView] = useState(() => {
    const middle = position ?? near;
    return middle ? { middle, zoom: HOUSE_ZOOM } : COUNTRY;
  });
  // Said otherwise than by this map: typed, pasted, or found by the device.
  if (position && pinText(position) !== pinText(view.middle)) {
    setView({ middle: position, zoom: Math.max(view.zoom, HOUSE_ZOOM) });
  }
  const shift = (by: WorldPoint) => {
    const from = worldPointOf(view.middle, view.zoom);
    const middle = positionAt({ x: from.x + by.x, y: from.y + by.y }, view.zoom);
    setView({ ...view, middle });
    if (position || view.zoom >= HOUSES_FROM) onMove?.(middle);
  };
  const zoomBy = (steps: 1 | -1) =>
    setView({ ...view, zoom: Math.min(Math.max(view.zoom + steps, ZOOMS.least), ZOOMS.most) });
  return { ...view, shift, zoomBy };
}
