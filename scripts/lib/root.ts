import { join } from 'node:path';

/** The repository's folder; every script works from here, wherever it was called. */
export const root = join(import.meta.dirname, '..', '..');

/** A path inside the repository. */
export function inRoot(...segments: string[]): string {
  return join(root, ...segments);
}
