import type { AnyEndpoint, ClaimPlace } from '@mercadito/contracts/endpoint';
import type { Person } from './people.ts';
import { sampleInput } from './sample-input.ts';

/** An id that nobody and nothing has. */
export const FOREIGN = 2_000_000_000;

type Claim = 'user' | 'company' | 'driver';

/** Where a call claims an id. What is claimed in the items of a list is tried beside that list's own call. */
export const placesOf = (contract: AnyEndpoint): [kind: Claim, field: string][] =>
  Object.entries(contract.access.claims).flatMap(([kind, places]) =>
    [places]
      .flat()
      .map((place) => (place as ClaimPlace).split('.'))
      .flatMap(([, field = '', inner]): [Claim, string][] => (inner === undefined ? [[kind as Claim, field]] : [])),
  );

/** A call's sample input with the caller's own ids wherever it claims one. */
export function ownInput(contract: AnyEndpoint, person: Person): Record<string, unknown> {
  const own = { user: person.userId, company: person.companyId, driver: person.driverId };
  const claims = placesOf(contract).map(([kind, field]) => [field, own[kind] ?? FOREIGN]);
  return { ...sampleInput(contract), ...Object.fromEntries(claims) };
}
