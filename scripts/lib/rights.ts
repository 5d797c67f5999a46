import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { checkGates } from '@mercadito/domain/access/gates';
import { allPermissions, kindsWithPermission, type Permission } from '@mercadito/domain/access/permissions';
import { ACTOR_KINDS, type ActorKind, kindOf, personWith, type Viewer } from '@mercadito/domain/access/person';
import { findAllContracts } from '../../apps/server/test/all-contracts.ts';
import type { Grant, Right } from './who-may.ts';

/** Nobody is let in by a setting, or kept out by an empty cart. */
const CIRCUMSTANCES = { ownersNeedSubscription: true, totalItems: 1 };
const FACTS = { id: 1, subscriptionActive: false, hasCompany: false };

/** Somebody of each kind that there is. */
const PEOPLE: ReadonlyMap<ActorKind, Viewer> = new Map(
  [
    null,
    personWith('user', FACTS),
    personWith('user', { ...FACTS, subscriptionActive: true }),
    personWith('user', { ...FACTS, hasCompany: true }),
    personWith('user', { ...FACTS, subscriptionActive: true, hasCompany: true }),
    personWith('driver', FACTS),
    personWith('admin', FACTS),
  ].map((viewer) => [kindOf(viewer, CIRCUMSTANCES), viewer]),
);

/**
 * Who may what, as contracts, permissions and site map say it together: calls, screens, then permissions that no call names.
 */
export async function findRights(): Promise<Right[]> {
  const contracts = (await findAllContracts()).map(({ contract }) => contract);
  const called = new Set(contracts.map(({ access }) => access.permission));
  const beside = allPermissions().filter((permission) => !called.has(permission));
  return [contracts.map(rightOfCall), allScreens().map(rightOfScreen), beside.map(rightWithoutCall)].flatMap((rights) =>
    rights.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  );
}

const rowOf = (permission: Permission): ActorKind[] =>
  ACTOR_KINDS.filter((kind) => kindsWithPermission(permission).includes(kind));

function rightOfCall({ name, method, path, access, withOneTimePassword, asksPassword }: AnyEndpoint): Right {
  const { permission, claims } = access;
  const kinds = permission === null ? [...PEOPLE.keys()] : rowOf(permission);
  const places = Object.entries(claims).flatMap(([whose, at]) => [at ?? []].flat().map((place) => `${whose}=${place}`));
  const mayForOthers = rowOf('others.act-for');
  const ownOf = (kind: ActorKind) => (kind === 'visitor' || mayForOthers.includes(kind) ? [] : places);
  const granted: Grant[] = kinds.map((kind) => ({ kind, own: ownOf(kind) }));
  // Where a visitor may, they are taken for one.
  const before = permission !== null && withOneTimePassword ? [{ kind: 'one-time-password', own: [] }] : [];
  return {
    key: name,
    what: `${method} ${path}`,
    asks: `${permission ?? 'nothing'}${asksPassword ? ' password' : ''}`,
    who: [...granted, ...before],
  };
}

function rightOfScreen({ name, path, gates }: ReturnType<typeof allScreens>[number]): Right {
  const inside = [...PEOPLE].filter(([, viewer]) => checkGates(gates, viewer, CIRCUMSTANCES).allowed);
  const who = inside.map(([kind]) => ({ kind, own: [] }));
  return { key: path, what: `screen ${name}`, asks: gates.join(' ') || 'nothing', who };
}

function rightWithoutCall(permission: Permission): Right {
  const who = rowOf(permission).map((kind) => ({ kind, own: [] }));
  return { key: permission, what: 'beside the calls', asks: permission, who };
}
