import { PEOPLE_STATES, type PeopleState } from '@mercadito/domain/access/people-state';
import { ROLE_KINDS, type RoleKind } from '@mercadito/domain/access/role';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';

/** Which people an Admin looks for; it stands in the address. One kind at a time, by role or by state. */
export interface PeopleFilter {
  readonly search: string;
  readonly role?: RoleKind | undefined;
  readonly state?: PeopleState | undefined;
}

/** Reads it off the address; what it cannot be is not asked for. */
export function filterIn(params: URLSearchParams): PeopleFilter {
  const [role, state] = [params.get('role'), params.get('state')];
  return {
    search: searchTextOf(params.get('search') ?? ''),
    role: ROLE_KINDS.find((each) => each === role),
    state: PEOPLE_STATES.find((each) => each === state),
  };
}

/** The kinds of people that the chips above the list choose, the first everybody. */
export const KINDS = [
  { name: 'all' },
  { name: 'user', role: 'user' },
  { name: 'driver', role: 'driver' },
  { name: 'admin', role: 'admin' },
  { name: 'member', state: 'member' },
  { name: 'owner', state: 'owner' },
  { name: 'blocked', state: 'blocked' },
] as const satisfies readonly ({ readonly name: string } & Omit<PeopleFilter, 'search'>)[];

/** The name of the kind that a filter wants. */
export const kindNameOf = ({ role, state }: PeopleFilter): (typeof KINDS)[number]['name'] => role ?? state ?? 'all';
