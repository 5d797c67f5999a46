import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { whoMayCall } from '../../../scripts/lib/who-may.ts';
import type { Db } from '../src/database/connection.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { findAllContracts } from './all-contracts.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { ownInput } from './own-input.ts';
import { aCustomer, aDriver, anAdmin, type Person } from './people.ts';
import { sampleInput } from './sample-input.ts';
import { aProduct, aShop } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

/** What has no index for its order, and why: within one shop, or of a town's shops or drivers, which are bounded, they are sorted as they come. */
const SORTED: Readonly<Record<string, string>> = {
  'listCompanyProducts {"sort_by":"price"}': 'what dollars are worth changes, and with it the order of all prices',
  'listCompanyProducts {"sort_by":"stock"}': 'each sale would write all indexes of the product anew',
  'listFoundServices {}': 'what is found is ranked, of so many that match at most (service-buffers.test)',
  'listDriversCash {}': 'the drivers of a town who hold cash are few, and their names stand in another table',
  'listShopDues {}': 'the shops of a town that are owed something are few, and so are their names',
  ...Object.fromEntries(
    ['1', 'true', 'True'].map((yes) => [`listCompanies {"open_first":"${yes}"}`, 'who is open changes by the minute']),
  ),
};

/** What is asked of such a call, and is no list. */
const NO_LISTS = ['readServices {"action":"details"}'];

const lists = (await findAllContracts()).map(({ contract }) => contract).filter(({ query }) => query?.shape.page);
const whoMay = whoMayCall();

let database: TestDatabase;
let dataDir: string;
let app: TestApp;
let people: ReadonlyMap<string, Person | null>;
let things: Record<string, number>;
/** The statements of the call that is made. */
let made: CompiledQuery[] = [];

/** Keeps each statement as it goes to the database. */
const keeping = (db: Db): Db => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      made.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const { db } = database.database;
  app = await createTestAppOn({ ...database.database, db: keeping(db) }, dataDir);
  const [shop, customer] = [await aShop(app), await aCustomer(app)];
  const { id: productId } = await aProduct(app, shop);
  const { companyId } = shop;
  // Services are a list of pages where one is asked for.
  things = { companyId, company_id: companyId, productId, page: 1 };
  people = new Map<string, Person | null>([
    ['visitor', null],
    ['customer', customer],
    ['owner', shop],
    ['driver', await aDriver(app)],
    ['admin', await anAdmin(app)],
  ]);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly 'Presorted Key'?: readonly string[];
  readonly Plans?: readonly Plan[];
}

/** Rows that come in the order of their key need only those that are equal in it to be told apart by their ids. */
const isSorted = ({ 'Sort Key': key = [], 'Presorted Key': presorted = [] }: Plan): boolean =>
  key.length - presorted.length > 1;

/** What a row gathers of its own, such as the zones of a service, is sorted within that row: newer databases show this as a sort. */
const isGatheredForRow = (plan: Plan): boolean =>
  plan['Parent Relationship'] === 'SubPlan' && plan['Node Type'] === 'Aggregate';

/** What is sorted below a node before anything is cut off: however many rows there are. */
const sortedIn = (plan: Plan): string[] =>
  isGatheredForRow(plan)
    ? []
    : [
        ...(isSorted(plan) ? [`${plan['Node Type']} by ${plan['Sort Key']?.join(', ')}`] : []),
        ...(plan['Node Type'] === 'Limit' ? [] : (plan.Plans ?? []).flatMap(sortedIn)),
      ];

/** What is sorted for the pages that a plan cuts out. */
const sortedForPages = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Limit' ? (plan.Plans ?? []).flatMap(sortedIn) : []),
  ...(plan.Plans ?? []).flatMap(sortedForPages),
];

/** How the database would read where there is very much: it does whatever it can rather than sort. */
const planOf = ({ sql: text, parameters }: CompiledQuery): Promise<Plan> =>
  inTransaction(database.database.db, async (transaction) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
    }
    const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
    return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' };
  });

interface FieldSchema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Every value of a field that has a few. */
function valuesOf({ enum: values = [], anyOf = [], minimum = 0, maximum = 99 }: FieldSchema): unknown[] {
  const numbers = maximum - minimum < 10 ? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at) : [];
  return [...values, ...numbers, ...anyOf.flatMap(valuesOf)];
}

/** What a list can be asked for: nothing, and each value of each field that has a few. */
function wishesFor({ query }: AnyEndpoint): Record<string, unknown>[] {
  const { properties = {} } = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' });
  const each = Object.entries(properties).flatMap(([field, schema]) =>
    valuesOf(schema as FieldSchema).map((value) => ({ [field]: value })),
  );
  return [{}, ...each];
}

const cases = lists
  .flatMap((contract) =>
    wishesFor(contract).map((wish) => ({ asked: `${contract.name} ${JSON.stringify(wish)}`, contract, wish })),
  )
  .filter(({ asked }) => !NO_LISTS.includes(asked));

/** What is sorted for a page of a list, whoever asks for it. */
async function findSorted(contract: AnyEndpoint, wish: Record<string, unknown>): Promise<string[]> {
  const statements = new Map<string, CompiledQuery>();
  for (const kind of whoMay(contract.name)) {
    const person = people.get(kind);
    if (person === undefined) continue;
    made = [];
    const own = person ? ownInput(contract, person) : sampleInput(contract);
    const input = { ...own, ...things, ...wish };
    const { status } = await app.call(contract, input, person?.token);
    // An Admin who is no driver has no deliveries.
    expect(kind === 'admin' ? [200, 404] : [200], kind).toContain(status);
    for (const each of made) statements.set(JSON.stringify([each.sql, each.parameters]), each);
  }
  const paged = [...statements.values()].filter(({ sql: text }) => /\border by\b.*\blimit\b/s.test(text));
  expect(paged.length).toBeGreaterThan(0);
  const plans = await Promise.all(paged.map(planOf));
  return [...new Set(plans.flatMap(sortedForPages))];
}

test.each(cases)('a page of $asked is read in the order of an index', async ({ asked, contract, wish }) => {
  const sorted = await findSorted(contract, wish);
  if (SORTED[asked] === undefined) expect(sorted).toEqual([]);
  else expect(sorted, 'it has an index now').not.toEqual([]);
});
