import type { Favorite } from '../../entities/favorites/favorites.api.ts';

interface Intent extends Favorite {
  /** Whether it was to become a favourite, or to be one no more. */
  readonly wanted: boolean;
  /** The token that it could not be done with; null for a visitor's. */
  readonly token: string | null;
  /** Whose that was; null for a visitor, who is whoever signs in. */
  readonly userId: number | null;
}

// What somebody wanted before signing in. In memory: it lasts as long as this visit and no longer.
let intent: Intent | null = null;

export function rememberIntent(next: Intent): void {
  intent = next;
}

/** Whoever goes on without signing in wants it no more. */
export function forgetIntent(): void {
  intent = null;
}

/** What was wanted of this one and can be done now, null for nothing; asked once, it is forgotten. */
export function takeIntent({ kind, id }: Favorite, by: { token: string | null; userId: number }): boolean | null {
  if (intent?.kind !== kind || intent.id !== id || intent.token === by.token) return null;
  const { wanted, userId } = intent;
  intent = null;
  return userId === null || userId === by.userId ? wanted : null;
}
