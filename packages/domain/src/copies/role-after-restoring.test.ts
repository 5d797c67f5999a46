import { expect, test } from 'vitest';
import { roleAfterRestoring } from './role-after-restoring.ts';

test.each([
  ['admin', 'user', 'user'],
  ['admin', 'driver', 'driver'],
  ['driver', 'user', 'user'],
  ['driver', 'admin', 'driver'],
  ['user', 'admin', 'user'],
  ['user', 'driver', 'user'],
] as const)('who was %s in the copy and %s in the end is %s after it is restored (BACKUP-5)', (copied, last, role) => {
  expect(roleAfterRestoring(copied, last)).toBe(role);
});
