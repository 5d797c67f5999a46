import { expect, test } from 'vitest';
import { survivedFrom } from '../../apps/server/src/database/survived-from.ts';
import { inTree } from '../lib/in-tree.ts';
import { findFaultsOfMigration, findUnsurvivedMigrations, OF_LAST_VERSION } from './migrations.ts';

const faultsOf = (sql: string, last = 140) =>
  findFaultsOfMigration(sql, last).map(({ line, fault }) => `${line}: ${fault}`);

test.each([
  ['drop table notes;', 'takes away what the version before may need'],
  ['alter table notes drop column words;', 'takes away what the version before may need'],
  ['alter table notes\n  drop constraint notes_check;', 'takes away what the version before may need'],
  ['drop function fold(text);', 'takes away what the version before may need'],
  ['alter table notes rename column words to text;', 'renames what the version before reads'],
  ['alter table notes rename to remarks;', 'renames what the version before reads'],
  ['alter table only notes add column day text not null;', 'is not null without a default'],
  ['alter table notes add day text unique;', 'is unique: rows of the version before may break it'],
  ['alter table notes add column id uuid default gen_random_uuid();', 'writes the whole table anew'],
  ['alter table notes add column short text generated always as (left(words, 9)) stored;', 'writes the whole table'],
  ['alter table notes alter column words type varchar(9);', 'changes a type under the version before'],
  ['alter table notes alter words set data type varchar(9);', 'changes a type under the version before'],
  ['alter table notes alter column words set not null;', 'refuses rows that the version before may write'],
  ['alter table notes add constraint short check (length(words) < 9);', 'refuses rows that the version before may'],
  ['alter table notes add check (length(words) < 9);', 'refuses rows that the version before may write'],
  ['create unique index notes_day on notes (day);', 'is unique: rows of the version before may break it'],
  ['create index notes_day on notes (day);', 'keeps writes of the table waiting while the index is made'],
  ['create index on notes (day);', 'keeps writes of the table waiting while the index is made'],
  ['delete from notes where day is null;', 'takes away rows that the version before may read'],
  ['truncate notes;', 'takes away rows that the version before may read'],
  ['update notes set day = 1;', 'locks every row of the table'],
  ['lock table notes;', 'does what the version before may not survive'],
  ["alter type mood rename value 'a' to 'b';", 'does what the version before may not survive'],
  ['do $$ begin alter table notes drop words; end $$;', 'takes away what the version before may need'],
  ['drop table notes; create table notes (id integer);', 'takes away what the version before may need'],
  ['drop function f(); create function f() returns void language sql as $$ $$;', 'takes away what the version before'],
  ['drop view v; create view v as select 1;', 'takes away what the version before may need'],
  ["drop type mood; create type mood as enum ('a');", 'takes away what the version before may need'],
  ['create or replace view v as select 1; drop view v;', 'takes away what the version before may need'],
  [
    'create table if not exists users (id integer); alter table users drop email;',
    'takes away what the version before',
  ],
  ['create table notes (id integer); drop table notes, users;', 'takes away what the version before may need'],
  ['create table notes (id integer); truncate notes, users;', 'takes away rows that the version before may read'],
  ['drop trigger t on users; create trigger t after insert on notes execute function f();', 'takes away what'],
  ['merge into notes using days on true when matched then delete;', 'takes away rows that the version before may'],
  ['create rule r as on insert to notes do instead nothing;', 'does what the version before may not survive'],
  [' -- survives: indented, the database does not read it\ndrop table notes;', 'takes away what the version before'],
  ['drop table notes; -- survives: nor one that trails', 'takes away what the version before may need'],
  ['select 1;-- survives: nor one that trails another\ndrop table notes;', 'takes away what the version before'],
])('%s is refused: %s', (sql, fault) => {
  expect(faultsOf(`-- feature: notes\n\n${sql}`)).toEqual([expect.stringMatching(`^[34]: ${fault}`)]);
});

test.each([
  ['create table notes (id integer not null unique); create unique index on notes (id); alter table notes drop id;'],
  ["alter table notes add column day text not null default '', add column month text check (length(month) < 9);"],
  ['alter table notes add column writer integer references users on delete set null;'],
  ['alter table notes alter column day set default 1;'],
  ['update notes set day = 1 where id = 2;'],
  ["insert into notes (words) values ('drop table notes; truncate notes');"],
  ['create function f() returns void language plpgsql as $$ begin delete from notes; end $$;'],
  ['drop trigger t on notes; create trigger t after insert on notes execute function f();'],
  ['-- drop table notes;\nselect 1;'],
])('%s is survived', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test('each change of several is told, and a line that says why holds for the next statement alone', () => {
  const sql = [
    'alter table notes drop column day, add column month integer not null;',
    '-- survives: a town has some hundred notes',
    'create index notes_day on notes (day);',
    'create index notes_month on notes (month);',
  ].join('\n');
  expect(faultsOf(sql)).toEqual([
    '1: takes away what the version before may need',
    '1: is not null without a default',
    '4: keeps writes of the table waiting while the index is made',
  ]);
});

test('a version may take away what the last one no longer reads, and not what its own code stops to read', () => {
  const sql = '-- survives 0140: nothing reads it since\nalter table notes drop column day;';
  expect(faultsOf(sql, 140)).toEqual([]);
  expect(faultsOf(sql, 139)).toEqual(['2: 0140 is not in the last version: take away later']);
  expect(faultsOf(sql.replace('nothing reads it since', ''), 140)).toEqual([
    '2: takes away what the version before may need',
  ]);
});

test('what is made anew after it was dropped for a reason is still what the version before knows', () => {
  const sql = [
    '-- survives: nothing reads it',
    'drop table notes;',
    'create table notes (id integer);',
    'alter table notes drop id;',
  ].join('\n');
  expect(faultsOf(sql)).toEqual(['4: takes away what the version before may need']);
});

test('of two lines above a statement the later version counts, as for the database, and one above none is told', () => {
  const sql = '-- survives: a\n-- survives 0140: b\ndrop table notes;\n-- survives 0150: nothing\n';
  expect(faultsOf(sql, 139)).toEqual([
    '3: 0140 is not in the last version: take away later',
    '4: stands above no statement',
  ]);
  expect(survivedFrom(sql)).toBe(150);
});

test('migrations of the last version itself are let be', async () => {
  const folder = 'apps/server/src/database/migrations';
  const tree = {
    [OF_LAST_VERSION]: '2\n',
    [`${folder}/0002-old.sql`]: 'drop table old;',
    [`${folder}/0003-new.sql`]: 'drop table old;',
  };
  expect(await inTree(tree, findUnsurvivedMigrations)).toEqual([
    expect.stringMatching(/0003-new\.sql:1: takes away what the version before may need/),
  ]);
});
