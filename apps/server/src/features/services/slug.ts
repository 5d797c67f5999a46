import slugify from '@sindresorhus/slugify';

// Leaves room for a number below the column's 160.
const LONGEST = 140;

/** A service's name as it stands in an address: `service` for a name without a single letter that can be written there. */
export function slugOf(name: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-+$/, '');
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : 'service';
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function freeSlug(base: string, taken: readonly string[]): string {
  const used = new Set(taken);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!used.has(slug)) return slug;
  }
}
