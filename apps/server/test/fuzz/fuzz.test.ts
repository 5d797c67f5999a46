import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAllContracts } from '../all-contracts.ts';
import { onPostgres } from '../races.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type Answered, faultOf } from './judge.ts';
import { type Plan, plansFor } from './plans.ts';
import { requestFor } from './requests.ts';
import { createWorld } from './world.ts';

/** How many requests are made up on each engine. The same seed makes the same ones, and each engine has its own. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? (onPostgres ? 3 : 1));
const MS_A_REQUEST = 100;
const DRAWN_AT_ONCE = 10;
// A prime: where it divided how many calls there are, the same ones would always stand behind a refresh.
const REFRESH_EVERY = 37;

// A stream stays open; its own tests say who may read it.
const contracts = (await findAllContracts())
  .map(({ contract }) => contract)
  .filter(({ name }) => name !== 'streamEvents');

// These end sessions, change what people are, or close a business or the delivery.
const CHANGES_PEOPLE =
  /^(login|logout|changePassword|chooseNewPassword|resetPassword|updateAccount|revoke\w+|updatePerson|blockPerson|signPersonOut|suspendCompany|updateSettings)$/;

let app: TestApp;
beforeAll(async () => {
  // Nothing is sent: no job is run.
  app = await createTestApp({ PUBLIC_URL: 'https://mercado.example', SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => app.close());

const SIGNS_IN = /^log(in|InWithPasskey)$/;

/** What only a device can have made, or who has the code of an installation without an Admin. */
const NOT_MADE_UP = /^setUp$|^(addPasskey|confirmByPasskey|logInWithPasskey)$/;

/** Requests to every contract in turn. */
function* plans(): Generator<{ contract: AnyEndpoint; plan: Plan; turn: number }> {
  const arbitraries = contracts.map(plansFor);
  let turn = 0;
  for (let round = 0; ; round += 1) {
    const seedOf = (at: number): number => SEED * 1_000_003 + round * 1000 + at;
    const drawn = arbitraries.map((each, at) => fc.sample(each, { seed: seedOf(at), numRuns: DRAWN_AT_ONCE }));
    for (let draw = 0; draw < DRAWN_AT_ONCE; draw += 1) {
      for (const [at, contract] of contracts.entries()) {
        const plan = drawn[at]?.[draw];
        if (turn === REQUESTS || !plan) return;
        yield { contract, plan, turn };
        turn += 1;
      }
    }
  }
}

function judge(contract: AnyEndpoint, plan: Plan, answered: Answered): string | null {
  const hasToken = plan.caller !== 'nobody' && plan.wiring !== 'odd token';
  // Wrong credentials are a 401 as well.
  if (answered.status === 401 && hasToken && !SIGNS_IN.test(contract.name)) return 'a 401 for a living token';
  return faultOf(contract, answered);
}

const brief = (value: unknown): string => {
  const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value);
  return JSON.stringify(text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text);
};

/** Makes all the requests; answers what was wrong, each kind once, and which contracts ever succeeded. */
async function run(): Promise<{ faults: string[]; succeeded: Set<string> }> {
  const world = await createWorld(app);
  const faults = new Map<string, string>();
  const succeeded = new Set<string>();
  for (const { contract, plan, turn } of plans()) {
    if (turn % REFRESH_EVERY === 0) await world.refresh();
    const request = requestFor(contract, plan, world.known, turn);
    const { statusCode: status, payload: text, headers } = await app.app.inject(request);
    const fault = judge(contract, plan, { status, text, contentType: String(headers['content-type']) });
    if (fault) {
      const sent = `${request.method} ${brief(request.url)} ${brief(request.payload)}`;
      faults.set(`${contract.name} ${fault.slice(0, 60)}`, `${contract.name} as ${plan.caller}: ${fault}\n    ${sent}`);
    }
    if (status < 300) succeeded.add(contract.name);
    if (CHANGES_PEOPLE.test(contract.name)) await world.mendPeople();
  }
  return { faults: [...faults.values()], succeeded };
}

const timeout = 60_000 + REQUESTS * MS_A_REQUEST;

test(`${REQUESTS} made-up requests break nothing, and every answer is as its contract says, and each refusal has its Spanish (LOOK-6)`, {
  timeout,
}, async () => {
  const { faults, succeeded } = await run();
  expect(faults).toEqual([]);
  // Requests that are all turned away at the door would prove nothing.
  const never = contracts.filter(({ name }) => !succeeded.has(name) && !NOT_MADE_UP.test(name)).map(({ name }) => name);
  const tolerated = REQUESTS < 1000 ? 1 : REQUESTS < 10_000 ? 0.2 : 0.03;
  expect(never.length, `never succeeded: ${never.join(', ')}`).toBeLessThanOrEqual(contracts.length * tolerated);
});
