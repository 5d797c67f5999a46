import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { checkVersion } from './check-version.ts';
import type { Header, Manifest } from './copy-format.ts';
import { withSnapshot } from './dump-rows.queries.ts';
import { refuseNewer } from './known-migrations.ts';

type Shape = Pick<Header, 'tables'> & Pick<Manifest, 'sequences'>;

// A database made from nothing: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const zones = ({ tables }: Shape) => tables.find(({ name }) => name === 'public.zones')?.columns;

const OTHER: readonly (readonly [change: (shape: Shape) => unknown, sentence: RegExp])[] = [
  [
    ({ tables }) => tables.push({ name: 'public.spies', columns: [] }),
    /it has the table public\.spies, which its version has not/,
  ],
  [(shape) => zones(shape)?.push('spied_at'), /it has the column public\.zones\.spied_at, which its version has not/],
  [
    ({ sequences }) => sequences.push({ name: 'public.spy_seq', value: '1', isCalled: true }),
    /it has the sequence public\.spy_seq, which its version has not/,
  ],
  [(shape) => zones(shape)?.push('id'), /names something twice/],
  [({ tables }) => tables.push(...tables.slice(0, 1)), /names something twice/],
  [({ tables }) => tables.pop(), /it lacks the table public\./],
  [(shape) => zones(shape)?.pop(), /it lacks the column public\.zones\./],
  [({ sequences }) => sequences.pop(), /it lacks the sequence /],
];

test('a copy with other tables, columns or sequences than its version has is refused, and so is one of no version (BACKUP-3)', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { header, sequences } = await withSnapshot(database, async (snapshot) => ({
    header: snapshot.header,
    sequences: await snapshot.readSequences(),
  }));
  const { migrations, tables } = header;
  await checkVersion({ migrations, tables, sequences });
  for (const [change, sentence] of OTHER) {
    const shape = structuredClone({ tables, sequences });
    change(shape);
    await expect(checkVersion({ migrations, ...shape }), String(sentence)).rejects.toThrow(sentence);
  }
  await expect(refuseNewer({ migrations: [] })).rejects.toThrow('does not say of which version it is');
  const altered = migrations.map((migration) => ({ ...migration, checksum: 'another' }));
  await expect(refuseNewer({ migrations: altered })).rejects.toThrow('made by a newer version, or another one');
});
