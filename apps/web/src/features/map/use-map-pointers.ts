import type { WorldPoint } from '@mercadito/domain/places/map-tiles';
import { type PointerEvent, useRef, useState } from 'react';

const STILL: WorldPoint = { x: 0, y: 0 };

/** So much further apart two fingers are, or closer together, when the map is drawn one zoom nearer, or further away. */
const PINCH = 1.5;

interface Moves {
  /** By so many pixels; the map follows the finger meanwhile. */
  readonly onShift: (by: WorldPoint) => void;
  readonly onZoom: (steps: 1 | -1) => void;
}

/** What fingers do with a map: one draws it, two bring it nearer or further away. */
export function useMapPointers({ onShift, onZoom }: Moves) {
  const down = useRef(new Map<number, WorldPoint>());
  const apart = useRef(0);
  // Beside what is drawn: a finger moves and goes within one frame.
  const moved = useRef(STILL);
  const [drag, setDrag] = useState(STILL);
  const move = (to: WorldPoint) => {
    moved.current = to;
    setDrag(to);
  };
  const distance = (): number => {
    const [one = STILL, other = STILL] = down.current.values();
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    apart.current = distance();
  };
  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = down.current.get(pointerId);
    if (!before) return;
    down.current.set(pointerId, { x, y });
    if (down.current.size === 1) return move({ x: moved.current.x + x - before.x, y: moved.current.y + y - before.y });
    const now = distance();
    const isNearer = now > apart.current * PINCH;
    if (!isNearer && now > apart.current / PINCH) return;
    apart.current = now;
    onZoom(isNearer ? 1 : -1);
  };
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    if (!down.current.delete(pointerId) || down.current.size > 0) return;
    const { x, y } = moved.current;
    move(STILL);
    if (x !== 0 || y !== 0) onShift({ x: -x, y: -y });
  };
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}
