import type { ClaimPlace, Claims } from './endpoint.ts';

/** Where a request is looked into: a part of it, and a field of that part. */
type FieldAt = (part: 'params' | 'query' | 'body', field: string) => unknown;

/** The ids by which a request claims who its caller is. */
export function claimedIds(places: Claims[keyof Claims], fieldAt: FieldAt): number[] {
  return [places ?? []].flat().flatMap((place: ClaimPlace) => {
    const [part, field, inner] = place.split('.') as ['params' | 'query' | 'body', string, string?];
    const value = fieldAt(part, field);
    const values =
      inner === undefined ? [value] : ((value ?? []) as Record<string, unknown>[]).map((item) => item[inner]);
    return values.filter((each) => typeof each === 'number');
  });
}
