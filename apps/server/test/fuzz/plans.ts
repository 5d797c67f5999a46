import type { AnyEndpoint, Claims } from '@mercadito/contracts/endpoint';
import { kindsWithPermission } from '@mercadito/domain/access/permissions';
import fc from 'fast-check';
import { rubbishFor, strangeName } from './rubbish.ts';
import { KnownId, type Part, partOf } from './values.ts';

const CALLERS = ['nobody', 'customer', 'member', 'owner', 'driver', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

type Fields = Record<string, unknown>;

/** Ways to send a request that no client of ours has. */
const WIRINGS = [
  'as told',
  'no content type',
  'plain text',
  'a form',
  'xml',
  'broken content type',
  'broken json',
  'json with a prototype',
  'json twice deep',
  'a list instead',
  'a word instead',
  'nothing',
  'too much',
  'multipart without boundary',
  'multipart with another boundary',
  'multipart cut off',
  'multipart of rubbish',
  'multipart of many fields',
  'multipart with strange names',
  'broken path',
  'long path',
  'odd idempotency key',
  'odd token',
] as const;
export type Wiring = (typeof WIRINGS)[number];

const PICTURES = ['png', 'empty', 'text', 'half', 'svg', 'none', 'many'] as const;

/** One request to be made, with what it takes from the database still open. */
export interface Plan {
  readonly caller: Caller;
  readonly params: Fields;
  readonly query: Fields;
  readonly body: Fields;
  readonly picture: (typeof PICTURES)[number];
  readonly wiring: Wiring;
}

/** Fields of which a call takes one. */
const ONE_OF: Readonly<Record<string, readonly (readonly string[])[]>> = {
  changeProducts: [
    ['ids', 'all', 'restore'],
    ['available', 'is_pin', 'subscription_active', 'published', 'discount', 'price_percent'],
  ],
};

/** Mostly with one of each group of fields that exclude each other: any of them at random are hardly ever one. */
function chooseOne({ name }: AnyEndpoint, body: Part): fc.Arbitrary<Fields> {
  const any = fc.record(body.fields, { requiredKeys: [...body.required] });
  const groups = ONE_OF[name];
  if (!groups) return any;
  const kept = fc.tuple(...groups.map((group) => fc.constantFrom(...group)));
  const one = fc.tuple(fc.record(body.fields), kept).map(([fields, keep]) => {
    const excluded = groups.flat().filter((field) => !keep.includes(field));
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !excluded.includes(field)));
  });
  return fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: any });
}

/** Who makes a call, mostly those it is meant for. */
function meantBy({ permission }: AnyEndpoint['access']): readonly Caller[] {
  if (permission === null) return CALLERS;
  const kinds = CALLERS.filter((caller) => caller !== 'nobody' && kindsWithPermission(permission).includes(caller));
  const [first = 'admin'] = kinds;
  return [first, first, ...kinds];
}

/** Claimed ids are mostly the caller's own, or nothing would come past the door. */
function claimed({ claims }: { claims: Claims }): Record<string, fc.Arbitrary<unknown>> {
  const own = (pool: string) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(new KnownId(`own ${pool}`, 0)) },
      { weight: 1, arbitrary: fc.nat(99).map((at) => new KnownId(pool, at)) },
      { weight: 1, arbitrary: fc.constant(new KnownId('nowhere', 0)) },
    );
  const places = Object.entries(claims).flatMap(([pool, where]) => [where ?? []].flat().map((place) => [pool, place]));
  return Object.fromEntries(places.map(([pool = '', place = '']) => [String(place), own(pool)]));
}

const NAMES = ['params', 'query', 'body'] as const;
type PartName = (typeof NAMES)[number];

/** Any requests to a contract: most of them nearly right, so that they come deep. */
export function plansFor(endpoint: AnyEndpoint): fc.Arbitrary<Plan> {
  const own = claimed(endpoint.access);
  const parts = NAMES.map((name) => {
    const { fields, required } = partOf(endpoint, name);
    const arbitraries = Object.entries(fields).map(([field, arbitrary]) => [
      field,
      own[`${name}.${field}`] ?? arbitrary,
    ]);
    return [name, { fields: Object.fromEntries(arbitraries) as typeof fields, required }] as const;
  });
  const good = Object.fromEntries(
    parts.map(([name, part]) => [
      name,
      name === 'body' ? chooseOne(endpoint, part) : fc.record(part.fields, { requiredKeys: [...part.required] }),
    ]),
  ) as Record<PartName, fc.Arbitrary<Fields>>;
  const places = parts.flatMap(([name, { fields }]) => Object.keys(fields).map((field) => `${name}.${field}`));
  const someFields = places.length > 0 ? fc.constantFrom(...places) : fc.constant('body.extra');
  const isNamed = (name: PartName): boolean => endpoint[name] !== undefined;
  const extra = fc.tuple(fc.constantFrom('query', 'body'), strangeName).map(([part, name]) => `${part}.${name}`);
  const missing = Symbol('left out');
  const fault = fc.oneof({ weight: 12, arbitrary: someFields }, { weight: 1, arbitrary: extra }).chain((place) => {
    const rubbish = rubbishFor(place.slice(place.indexOf('.') + 1));
    return fc.tuple(
      fc.constant(place),
      fc.oneof({ weight: 8, arbitrary: rubbish }, { weight: 1, arbitrary: fc.constant(missing) }),
    );
  });
  const faults = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 7, arbitrary: fc.array(fault, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(fault, { minLength: 2, maxLength: 6 }) },
  );
  return fc
    .record({
      caller: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...meantBy(endpoint.access)) },
        { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      ...good,
      faults,
      picture: fc.oneof(
        { weight: 5, arbitrary: fc.constant('png' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...PICTURES) },
      ),
      wiring: fc.oneof(
        { weight: 9, arbitrary: fc.constant('as told' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...WIRINGS) },
      ),
    })
    .map(({ faults: broken, ...plan }) => {
      const changed: Record<PartName, Fields> = {
        params: { ...plan.params },
        query: { ...plan.query },
        body: { ...plan.body },
      };
      for (const [place, value] of broken) {
        const [name, field] = place.split('.') as [PartName, string];
        // Defined, not set: a field called __proto__ is to be a field.
        if (value === missing) delete changed[name][field];
        else if (name !== 'body' || isNamed('body')) set(changed[name], field, value);
      }
      return { ...plan, ...changed };
    });
}

function set(fields: Fields, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}
