import { describe, expect, test } from 'vitest';
import { canBlock, isLastAdmin, type RoleHolder } from './blocking.ts';

const admin = (id: number): RoleHolder => ({ id, role: 'admin', isBlocked: false });
const blocked = (id: number): RoleHolder => ({ ...admin(id), isBlocked: true });
const customer = (id: number): RoleHolder => ({ ...admin(id), role: 'user' });

describe('the last Admin', () => {
  test.each<[string, number, RoleHolder[], boolean]>([
    ['is the only one there is', 1, [admin(1)], true],
    ['is the only one who is let in', 1, [admin(1), blocked(2)], true],
    ['is not one of two', 1, [admin(1), admin(2)], false],
    ['is no customer', 3, [admin(1), customer(3)], false],
    ['is nobody who is blocked', 2, [admin(1), blocked(2)], false],
  ])('%s', (_what, id, people, expected) => {
    expect(isLastAdmin(id, people)).toBe(expected);
  });
});

describe('an Admin may block', () => {
  test.each<[string, number, number, RoleHolder[], ReturnType<typeof canBlock>]>([
    ['a customer', 1, 3, [admin(1), customer(3)], { allowed: true }],
    ['another Admin', 1, 2, [admin(1), admin(2)], { allowed: true }],
    ['not herself', 1, 1, [admin(1), admin(2)], { allowed: false, refusal: 'own_account' }],
    [
      'not the last one, once she is blocked herself',
      2,
      1,
      [admin(1), blocked(2)],
      { allowed: false, refusal: 'last_admin' },
    ],
  ])('%s', (_whom, actor, person, people, expected) => {
    expect(canBlock(actor, person, people)).toEqual(expected);
  });
});
