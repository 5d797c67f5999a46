import type { updatePerson as updatePersonContract } from '@mercadito/contracts/accounts';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { isLastAdmin } from '@mercadito/domain/access/blocking';
import { isActiveAt, membershipEnd } from '@mercadito/domain/access/membership';
import { ROLE_KINDS, type RoleKind, roleKindOf, roleName } from '@mercadito/domain/access/role';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { KIND_OF, roleHoldersOf } from './admins.ts';
import { endWish } from './membership-wishes.queries.ts';
import { lockDecided, lockPersonAndAdmins, STORED_ROLES, type StoredRole, setPerson } from './people.queries.ts';
import { showPerson } from './person-view.ts';

/** What becomes of driver profiles; the deliveries feature does it, and accounts must not know deliveries. */
export interface DriverProfiles {
  /** Gives a person a driver profile unless they have one. */
  readonly ensureDriver: (transaction: Db, userId: number) => Promise<void>;
  /**
   * Takes a person off the list of available drivers.
   * @throws 409 `driver_has_orders` (facts: how many) while they hold one
   */
  readonly retireDriver: (transaction: Db, userId: number) => Promise<void>;
}

/** What becomes of the devices of whom something is decided; the push feature does it. */
interface ReachedDevices {
  /** Has no message reach them any more. */
  readonly endReachOf: (transaction: Db, userId: number) => Promise<void>;
}

/** What becomes of the business of whom something is decided; the companies feature does it. */
export interface OwnedBusinesses {
  readonly suspendCompanyOfOwner: (
    transaction: Db,
    ownerId: number,
    reason: string,
    context: { readonly actor: Actor; readonly now: Date },
  ) => Promise<void>;
  /** Holds it against orders before its owner's standing changes, and has everybody hear where that decides of orders. */
  readonly holdBusinessOfOwner: (transaction: Db, ownerId: number, isTold: boolean) => Promise<void>;
}

export type OthersOfPeople = DriverProfiles & OwnedBusinesses & ReachedDevices;

interface Context extends DriverProfiles, ReachedDevices, Pick<OwnedBusinesses, 'holdBusinessOfOwner'> {
  readonly config: Pick<Config, 'productName' | 'timeZone' | 'ownersNeedSubscription'>;
  readonly now: Date;
}

/** @throws 400 naming the roles there are */
export function roleOf(text: string, productName: string): RoleKind {
  const kind = ROLE_KINDS.find((each) => each === text) ?? roleKindOf(text, productName);
  if (kind) return kind;
  throw invalid('role', `Choose one of: ${ROLE_KINDS.map((each) => roleName(each, productName)).join(', ')}`);
}

/** What of a person decides whether their business takes orders; what is left out is as before. */
type RoleAndMembership = { readonly id: number; readonly role: StoredRole; readonly subscription_until: string | null };

/** With it what another Admin has decided of the person since it was read is refused. */
interface Checked extends Context {
  readonly check: (person: RoleAndMembership & { readonly updated_at: string }) => Promise<void>;
}

/** What is asked for of a person; what is left out stays. */
interface Decision {
  readonly role?: RoleKind | undefined;
  readonly until?: string | null | undefined;
}

/** Whether a decision makes of a business that takes orders one that takes none, or the other way round. */
function decidesOfOrders(before: RoleAndMembership, change: Partial<RoleAndMembership>, context: Context): boolean {
  const takes = ({ id, role, subscription_until: until }: RoleAndMembership) =>
    takesOrdersNow({ id, role: KIND_OF[role], until }, context);
  return takes(before) !== takes({ ...before, ...change });
}

async function changeRole(db: Db, userId: number, to: RoleKind, context: Checked) {
  const { ensureDriver, retireDriver, endReachOf, holdBusinessOfOwner, now } = context;
  const locked = await lockPersonAndAdmins(db, userId);
  const person = locked.find(({ id }) => id === userId);
  if (!person) throw notFound('Account');
  await context.check(person);
  if (to !== 'admin' && isLastAdmin(userId, roleHoldersOf(locked))) {
    throw conflict('last_admin', 'The last administrator has to stay one.');
  }
  if (to === 'driver') await ensureDriver(db, userId);
  // An Admin may drive as well (gate 3), so only who becomes a customer stops.
  if (to === 'user') await retireDriver(db, userId);
  if (KIND_OF[person.role] === to) return;
  await holdBusinessOfOwner(db, userId, decidesOfOrders(person, { role: STORED_ROLES[to] }, context));
  await setPerson(db, userId, { role: STORED_ROLES[to] }, now);
  await endReachOf(db, userId);
  record(db, { type: 'role.assigned', userId });
  const before = { role: KIND_OF[person.role] };
  recordChange(db, { kind: 'changeRole', id: userId, before, after: { role: to } });
}

const endOf = (until: string | null, { config }: Pick<Context, 'config'>): string | null =>
  until === null ? null : membershipEnd(until, config.timeZone).toISOString();

const isRunning = (end: string | null, now: Date): boolean => isActiveAt(end === null ? null : new Date(end), now);

const isSameEnd = (one: string | null, other: string | null): boolean =>
  one === other || Date.parse(one ?? '') === Date.parse(other ?? '');

async function changeMembership(db: Db, userId: number, until: string | null, context: Checked) {
  const { holdBusinessOfOwner, now } = context;
  const person = await lockDecided(db, userId);
  if (!person) throw notFound('Account');
  await context.check(person);
  const end = endOf(until, context);
  if (isSameEnd(end, person.subscription_until)) return;
  await holdBusinessOfOwner(db, userId, decidesOfOrders(person, { subscription_until: end }, context));
  await setPerson(db, userId, { subscription_until: end }, now);
  const isWished = isRunning(end, now) && (await endWish(db, userId, now));
  record(db, { type: isWished ? 'membership_wish.granted' : 'membership.set', userId });
  const before = { until: person.subscription_until };
  recordChange(db, { kind: 'changeMembership', id: userId, before, after: { until: end } });
}

/** Whether all that is asked for stands already. */
const isDecidedAlready = (
  person: RoleAndMembership,
  { role, until }: Decision,
  context: Pick<Context, 'config'>,
): boolean =>
  (role === undefined || KIND_OF[person.role] === role) &&
  (until === undefined || isSameEnd(endOf(until, context), person.subscription_until));

/**
 * Sets a person's role, the end of their membership, or both; what is left out stays. They see it at once.
 * @throws 400 for a role that is none, 404 for an account that does not exist, 409 `last_admin` for the last Admin's role,
 *   409 `driver_has_orders` for a driver's role while they hold an order, 409 `changed_meanwhile` when they are newer than was read
 */
export async function updatePerson(
  db: Db,
  userId: number,
  body: Parsed<typeof updatePersonContract>['body'],
  context: Context,
): Promise<void> {
  const { role, subscription_until: until, updated_at: lastRead } = body;
  const { productName } = context.config;
  const to = role === undefined ? undefined : roleOf(role, productName);
  const check: Checked['check'] = async (person) => {
    // A decision that stands already, asked for again after a lost answer, is set over nothing.
    if (isDecidedAlready(person, { role: to, until }, context)) return;
    await refuseEditConflict(person, lastRead, () => showPerson(db, userId, { productName, now: context.now }));
  };
  if (to) await changeRole(db, userId, to, { ...context, check });
  if (until === undefined) return;
  // With the role the version has been compared, and is another by now.
  await changeMembership(db, userId, until, { ...context, check: to ? async () => undefined : check });
}
