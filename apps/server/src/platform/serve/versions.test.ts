import { expect, test } from 'vitest';
import { refuseEditConflict } from './versions.ts';

const row = { updated_at: '2026-06-10T16:00:00.001Z' };
const current = () => ({ name: 'Queso', price: 10, is_pin: false, stock: null, images: [1], category: { id: 1 } });

test('what was written since it was read is refused, with the single values that stand there (CALL-14)', async () => {
  const saving = refuseEditConflict(row, '2026-06-10T16:00:00.000Z', current);
  const facts = { name: 'Queso', price: 10, is_pin: false, stock: null, updated_at: row.updated_at };
  await expect(saving).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile', facts });
});

test.each([
  ['the version that stands', row.updated_at],
  ['the same instant written otherwise', '2026-06-10T16:00:00.0010Z'],
  ['no version at all', undefined],
])('whoever names %s is not held up, and nothing is read for it', async (_, lastRead) => {
  const never = () => {
    throw new Error('was read');
  };
  await expect(refuseEditConflict(row, lastRead, never)).resolves.toBeUndefined();
});
