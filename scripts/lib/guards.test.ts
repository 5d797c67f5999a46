import ts from 'typescript';
import { expect, test } from 'vitest';
import { drawGuards, findGuards, type GuardKind, takeAway } from './guards.ts';

const parse = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
const without = (text: string) => findGuards(parse(text)).map((guard) => [guard.kind, takeAway(text, guard)]);

test.each<[GuardKind, string, string]>([
  ['throw', "if (!row) throw notFound('Order');", 'void (!row);'],
  ['throw', 'if (await isTaken(id)) {\n  throw conflict();\n}', 'void (await isTaken(id));'],
  ['refusal', "if (status !== 'pending') return refuse('wrong_status');", "void (status !== 'pending');"],
  ['refusal', "if (depth > 2) return 'too_deep';", 'void (depth > 2);'],
  ['refusal', 'if (a.x) return false;', 'void (a.x);'],
  [
    'where',
    "db.where('id', '=', id).where('orders.user_id', '=', userId).execute()",
    "db.where('id', '=', id).execute()",
  ],
  ['lock', "db.selectFrom('orders').forUpdate().execute()", "db.selectFrom('orders').execute()"],
  ['lock', "db.selectFrom('orders').forNoKeyUpdate('orders').execute()", "db.selectFrom('orders').execute()"],
  ['lock', 'const rows = sql`select 1 for no key update`;', 'const rows = sql`select 1`;'],
  ['lock', "await sql`select pg_advisory_xact_lock(hashtext('a'))`.execute(db);", ';'],
  ['rounding', 'const cents = Math.round(price * 100);', 'const cents = (price * 100);'],
])('a guard of the kind %s is taken away: %s', (kind, text, expected) => {
  expect(without(text)).toEqual([[kind, expected]]);
});

test.each([
  "if (a) return rows; else throw new Error('b');",
  'if (rows.length === 0) return [];',
  'if (a) { count(); throw b; }',
  "db.where('orders.status', '=', 'pending')",
])('none is seen in %s', (text) => {
  expect(without(text)).toEqual([]);
});

test('a guard tells its line and itself, not the query before it', () => {
  const [guard] = findGuards(parse("db\n  .selectFrom('orders')\n  .where('user_id', '=', userId)"));
  expect(guard).toMatchObject({ line: 3, text: "where('user_id', '=', userId)" });
});

test('a seed draws the same guards again, of all kinds in turn', () => {
  const kinds = ['throw', 'refusal', 'where', 'lock', 'rounding'] as const;
  const all = kinds.flatMap((kind) => Array.from({ length: 20 }, (_, id) => ({ kind, id })));
  const drawn = drawGuards(all, 10, 7);
  expect(drawGuards(all, 10, 7)).toEqual(drawn);
  expect(drawGuards(all, 10, 8)).not.toEqual(drawn);
  expect(drawn.map(({ kind }) => kind)).toEqual([...kinds, ...kinds]);
  expect(drawGuards(all.slice(0, 3), 10, 7)).toHaveLength(3);
});
