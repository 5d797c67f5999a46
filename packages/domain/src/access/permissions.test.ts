import { describe, expect, it, test } from 'vitest';
import type { Gate } from './gates.ts';
import { may } from './may.ts';
import { allPermissions, isForAllSignedIn, kindsWithPermission, type Permission } from './permissions.ts';
import { type ActorKind, haveSameRole, kindOf, personWith, type Viewer } from './person.ts';

const facts = { id: 1, subscriptionActive: false, hasCompany: false };
const customer = personWith('user', facts);
const driver = personWith('driver', facts);

/** Somebody of each kind that there is already. */
const people: Partial<Record<ActorKind, Viewer>> = {
  visitor: null,
  customer,
  member: personWith('user', { ...facts, subscriptionActive: true }),
  lapsed: personWith('user', { ...facts, hasCompany: true }),
  owner: personWith('user', { ...facts, subscriptionActive: true, hasCompany: true }),
  driver,
  admin: personWith('admin', facts),
};
const present = Object.entries(people) as [ActorKind, Viewer][];
const strict = { ownersNeedSubscription: true };
const open = { ownersNeedSubscription: false };

test.each(present)('a %s may what the table has them in, and nothing else', (kind, viewer) => {
  const allowed = allPermissions().filter((permission) => may(viewer, permission, strict).allowed);
  expect(allowed).toEqual(allPermissions().filter((permission) => kindsWithPermission(permission).includes(kind)));
});

describe('the kind of an actor', () => {
  test.each(present)('is told of a %s', (kind, viewer) => {
    expect(kindOf(viewer, strict)).toBe(kind);
  });

  it('is the driver or Admin also with a business and a subscription', () => {
    const rich = { ...facts, subscriptionActive: true, hasCompany: true };
    expect(kindOf(personWith('driver', rich), strict)).toBe('driver');
    expect(kindOf(personWith('admin', rich), strict)).toBe('admin');
  });

  it('is lapsed while the subscription of an owner has ended, unless owners need none', () => {
    const lapsed = personWith('user', { ...facts, hasCompany: true });
    expect([strict, open].map((settings) => kindOf(lapsed, settings))).toEqual(['lapsed', 'owner']);
    expect([strict, open].map((settings) => kindOf(customer, settings))).toEqual(['customer', 'member']);
    expect([strict, open].map((settings) => may(lapsed, 'catalog.write', settings).allowed)).toEqual([false, true]);
  });

  it('is compared without being told', () => {
    expect(haveSameRole(customer, personWith('user', { ...facts, id: 2 }))).toBe(true);
    expect(haveSameRole(customer, driver)).toBe(false);
    // @ts-expect-error The role is sealed: what somebody may is asked of `may`.
    expect(driver.role).toBeUndefined();
    expect(JSON.stringify(driver)).not.toContain('driver');
  });
});

describe('a refusal', () => {
  test.each<[ActorKind, Permission, Gate | null]>([
    ['visitor', 'orders.place', 'signedIn'],
    ['visitor', 'catalog.write', 'signedIn'],
    ['driver', 'business.open', 'business'],
    ['customer', 'business.open', 'subscription'],
    ['driver', 'catalog.write', 'business'],
    ['customer', 'catalog.write', 'subscription'],
    ['member', 'catalog.write', 'company'],
    ['lapsed', 'catalog.write', 'subscription'],
    ['customer', 'deliveries.claim', 'driver'],
    ['owner', 'deliveries.claim', 'driver'],
    ['driver', 'settings.write', 'admin'],
    ['owner', 'orders.decide', 'admin'],
    ['driver', 'shopping.see', null],
  ])('of a %s who asks for %s names the gate %s', (kind, permission, gate) => {
    expect(may(people[kind] ?? null, permission, strict)).toEqual({ allowed: false, refusal: { gate } });
  });

  it('does not name a subscription where owners need none', () => {
    expect(may(customer, 'catalog.write', open)).toEqual({ allowed: false, refusal: { gate: 'company' } });
  });
});

test('what hangs on the settings cannot be asked without them', () => {
  // @ts-expect-error Whether a customer may open a business hangs on whether owners need a subscription.
  expect(may(customer, 'business.open').allowed).toBe(false);
  expect(may(customer, 'business.enter').allowed).toBe(true);
});

test('a permission that has no row cannot be asked for', () => {
  // @ts-expect-error The table has no such row.
  expect(() => may(customer, 'catalog.burn')).toThrow();
});

test('a token is all it takes for what is for everybody signed in', () => {
  expect(['account.use', 'business.open', 'catalog.write'].map((each) => isForAllSignedIn(each as Permission))).toEqual(
    [true, false, false],
  );
});
