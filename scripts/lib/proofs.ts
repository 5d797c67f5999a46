import { parseArgs } from 'node:util';

/** One long proof: which program runs it, on which databases, and what its environment is told. */
export interface Proof {
  /** A file of tests, by a part of its name, or a program of `bench/`. */
  tests?: string;
  program?: string;
  engines?: ('embedded' | 'postgres')[];
  /** What its environment is told in any case. */
  env?: Record<string, string>;
  /** The environment's word for each option that the proof takes, and how much there is of it before a release. */
  options: Partial<Record<Option, { name: string; atLength?: number }>>;
}

type Option = 'seed' | 'rounds' | 'requests' | 'seconds';

/** What is to be run: the proof by its name, and its environment. */
export interface Asked {
  name: string;
  proof: Proof;
  env: Record<string, string>;
  /** The command that does the same again. */
  again: string;
}

const onBoth: Proof['engines'] = ['embedded', 'postgres'];

export const PROOFS: Readonly<Record<string, Proof>> = {
  fuzz: {
    tests: 'test/fuzz/',
    engines: onBoth,
    options: { seed: { name: 'FUZZ_SEED' }, requests: { name: 'FUZZ_REQUESTS', atLength: 100_000 } },
  },
  kill: {
    tests: 'killed-while-ordering',
    engines: onBoth,
    options: { seed: { name: 'KILL_SEED' }, rounds: { name: 'KILL_ROUNDS', atLength: 100 } },
  },
  messages: {
    tests: 'killed-while-telling',
    engines: ['postgres'],
    options: { seed: { name: 'KILL_SEED' }, rounds: { name: 'KILL_ROUNDS', atLength: 50 } },
  },
  // Whoever comes first is nobody's to say, so there is no seed: only many rounds.
  races: { tests: '.race.test', engines: ['postgres'], options: { rounds: { name: 'RACE_ROUNDS', atLength: 1000 } } },
  load: { program: 'load.ts', options: { seed: { name: 'LOAD_SEED' }, seconds: { name: 'LOAD_SECONDS' } } },
  outage: { program: 'outage.ts', options: { seed: { name: 'LOAD_SEED' }, seconds: { name: 'OUTAGE_SECONDS' } } },
  failover: { program: 'failover.ts', options: { seed: { name: 'LOAD_SEED' }, seconds: { name: 'FAILOVER_SECONDS' } } },
  rolling: { program: 'rolling.ts', options: { rounds: { name: 'ROLLING_ROUNDS' } } },
  'point-in-time': { tests: 'test/point-in-time', engines: ['postgres'], options: {} },
  // What `npm test` keeps still about, it tells.
  distribution: { tests: 'test/distribution', engines: ['postgres'], options: {}, env: { TELL_PLACES: '1' } },
  attack: { program: 'attack.ts', options: { seconds: { name: 'ATTACK_SECONDS' } } },
  guards: {
    program: 'guards.ts',
    options: { seed: { name: 'GUARD_SEED' }, rounds: { name: 'GUARD_ROUNDS', atLength: 60 } },
  },
  // In `npm test` it is left out where no disk can be made.
  disk: { tests: 'database-on-full-disk', engines: ['postgres'], options: {}, env: { DISK_IS_A_MUST: '1' } },
  // In `npm test` it runs some (grouped-tests.ts).
  embedded: { tests: '.test.', engines: ['embedded'], options: {} },
  image: { program: 'image.ts', options: {} },
  restore: { tests: 'restored-town', engines: onBoth, options: {} },
};

const USAGE = `Say what: npm run prove -- ${Object.keys(PROOFS).join('|')} [--seed 7] [--rounds 100] [--requests 20000] [--seconds 10]`;

/**
 * Reads what stands behind `npm run prove --`.
 * @param chosen the seed where none is given
 * @throws with the usage when the proof is unknown, or takes no such option
 */
export function readProof(args: string[], chosen: number): Asked {
  const text = { type: 'string' } as const;
  const options = { seed: text, rounds: text, requests: text, seconds: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = ''] = positionals;
  const proof = Object.hasOwn(PROOFS, name) ? PROOFS[name] : undefined;
  if (!proof || positionals.length > 1) throw new Error(USAGE);
  const given = { ...(proof.options.seed && { seed: String(chosen) }), ...values };
  const unknown = Object.keys(given).filter((option) => !(option in proof.options));
  if (unknown.length > 0) throw new Error(`${name} takes no --${unknown.join(', --')}`);
  const wrong = Object.entries(given).filter(([, value]) => !/^\d{1,9}$/.test(value));
  if (wrong.length > 0) throw new Error(`--${wrong.map(([option]) => option).join(', --')}: a whole number`);
  const env: Record<string, string> = { ...proof.env };
  for (const [option, { name: variable, atLength }] of Object.entries(proof.options)) {
    const value = given[option as Option] ?? atLength;
    if (value !== undefined) env[variable] = String(value);
  }
  const again = ['npm run prove --', name, ...Object.entries(given).map(([option, value]) => `--${option} ${value}`)];
  return { name, proof, env, again: again.join(' ') };
}
