import { expect, test } from 'vitest';
import { roleKindOf, roleName } from './role.ts';

test.each([
  ['user', 'User'],
  ['driver', 'Galeana Biz driver'],
  ['admin', 'Admin'],
] as const)('the role %s is stored as %s', (kind, name) => {
  expect(roleName(kind, 'Galeana')).toBe(name);
  expect(roleKindOf(name, 'Galeana')).toBe(kind);
});

test('the role of another town, or any other word, is no role (ROLE-1)', () => {
  expect(roleKindOf('Lebaron Biz driver', 'Galeana')).toBeNull();
  expect(roleKindOf('admin', 'Galeana')).toBeNull();
});
