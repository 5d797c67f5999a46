import type { Favorite } from './use-favorite.ts';

// What a visitor wanted before signing in. In memory: it lasts as long as this visit and no longer.
let intent: Favorite | null = null;

export function rememberIntent(wanted: Favorite): void {
  intent = wanted;
}

/** Whether this is what was wanted; asked once, it is forgotten. */
export function takeIntent({ kind, id }: Favorite): boolean {
  if (intent?.kind !== kind || intent.id !== id) return false;
  intent = null;
  return true;
}
