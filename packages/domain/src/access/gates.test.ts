import { describe, expect, it, test } from 'vitest';
import { canSeeDrafts } from './drafts.ts';
import { checkGates, GATES, passesGate } from './gates.ts';
import { may } from './may.ts';
import { canReview, canSeeMemberOnly } from './member-only.ts';
import { isActiveAt, membershipEnd } from './membership.ts';
import { hasActiveSubscription, type Person, personWith, type Viewer } from './person.ts';
import { canSeeSuspended } from './suspension.ts';

const facts = { id: 1, subscriptionActive: false, hasCompany: false };
const customer = personWith('user', facts);
const member: Person = { ...customer, subscriptionActive: true };
const owner: Person = { ...member, id: 2, hasCompany: true };
const driver = personWith('driver', facts);
const admin = personWith('admin', facts);
const emptyCart = { totalItems: 0, ownersNeedSubscription: true };

describe('the gates', () => {
  test.each<[string, Viewer, string]>([
    ['a visitor', null, ''],
    ['a customer', customer, 'business signedIn'],
    ['a member', member, 'subscription business signedIn subscriptionOrBusiness'],
    [
      'an owner whose membership has ended',
      { ...owner, subscriptionActive: false },
      'company business signedIn subscriptionOrBusiness',
    ],
    ['an owner', owner, 'subscription company business signedIn subscriptionOrBusiness'],
    ['a driver', driver, 'driver signedIn'],
    [
      'an Admin, also without a business',
      admin,
      'subscription driver company business admin signedIn subscriptionOrBusiness',
    ],
  ])('that %s passes', (_who, viewer, gates) => {
    expect(GATES.filter((gate) => passesGate(gate, viewer, emptyCart)).join(' ')).toBe(gates);
  });

  it('let anybody with something in the cart to the checkout', () => {
    expect(passesGate('cart', customer, { ...emptyCart, totalItems: 1 })).toBe(true);
  });

  it('open the first one to all when owners need no subscription (GATE-2)', () => {
    expect(passesGate('subscription', customer, { ...emptyCart, ownersNeedSubscription: false })).toBe(true);
  });

  it('are asked in the order given, and the first shut one is named (GATE-1)', () => {
    const companyGates = ['signedIn', 'business', 'subscription', 'company'] as const;
    const shutFor = (viewer: Viewer) => {
      const verdict = checkGates(companyGates, viewer, emptyCart);
      return verdict.allowed ? null : verdict.refusal.gate;
    };
    expect([null, driver, customer, member, owner].map(shutFor)).toEqual([
      'signedIn',
      'business',
      'subscription',
      'company',
      null,
    ]);
  });
});

describe('the shopping side', () => {
  it('is there for all but drivers (ROLE-2)', () => {
    expect([null, customer, owner, driver, admin].map((each) => may(each, 'shopping.see').allowed)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('member-only goods', () => {
  test.each<[string, Viewer, boolean]>([
    ['a visitor', null, false],
    ['a customer', customer, false],
    ['a driver', driver, false],
    ['a member', member, true],
    ['their owner, also without a subscription', { ...owner, subscriptionActive: false }, true],
    ['another owner without a subscription', { ...owner, id: 9, subscriptionActive: false }, false],
    ['an Admin', admin, true],
  ])('are seen by %s: %s', (_who, viewer, seen) => {
    expect(canSeeMemberOnly(viewer, owner.id)).toBe(seen);
  });

  it('make a member of nobody who only visits', () => {
    expect([null, customer, member].map(hasActiveSubscription)).toEqual([false, false, true]);
  });
});

describe('drafts', () => {
  test.each<[string, Viewer, boolean]>([
    ['a visitor', null, false],
    ['a customer', customer, false],
    ['a driver', driver, false],
    ['a member', member, false],
    ['their owner, also without a subscription', { ...owner, subscriptionActive: false }, true],
    ['another owner', { ...owner, id: 9 }, false],
    ['an Admin', admin, true],
  ])('are seen by %s: %s', (_who, viewer, seen) => {
    expect(canSeeDrafts(viewer, owner.id)).toBe(seen);
  });
});

describe('what a suspended business has', () => {
  test.each<[string, Viewer, boolean]>([
    ['a visitor', null, false],
    ['a customer', customer, false],
    ['a driver', driver, false],
    ['a member', member, false],
    ['its owner, also without a subscription', { ...owner, subscriptionActive: false }, true],
    ['another owner', { ...owner, id: 9 }, false],
    ['an Admin', admin, true],
  ])('is seen by %s: %s', (_who, viewer, seen) => {
    expect(canSeeSuspended(viewer, owner.id)).toBe(seen);
  });
});

describe('reviews', () => {
  it('are for everybody signed in but the owner', () => {
    expect([null, customer, owner].map((viewer) => canReview(viewer, owner.id))).toEqual([false, true, false]);
  });
});

describe('a membership', () => {
  const zone = 'America/Chihuahua';

  it('given by date lasts through that day of the marketplace (ROLE-5)', () => {
    const end = membershipEnd('2026-05-04', zone);
    expect(isActiveAt(end, new Date('2026-05-05T05:59:59Z'))).toBe(true);
    expect(isActiveAt(end, new Date('2026-05-05T06:00:00Z'))).toBe(false);
  });

  it('given by instant ends then, and without an end never began', () => {
    expect(membershipEnd('2026-05-04T12:00:00Z', zone).toISOString()).toBe('2026-05-04T12:00:00.000Z');
    expect(isActiveAt(null, new Date(0))).toBe(false);
    expect(() => membershipEnd('soon', zone)).toThrow(RangeError);
  });
});
