import { expect, test } from 'vitest';
import { createCauses } from './one-line-a-cause.ts';

const away = () => ({ err: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }) });

test('of a fault that many meet one line a minute is written, which says how many were left out', () => {
  let now = 0;
  const look = createCauses(() => now);
  expect(look(away())).toEqual({ isTold: true, leftOut: 0 });
  for (let more = 0; more < 50; more += 1) expect(look(away()).isTold).toBe(false);
  now = 60_000;
  expect(look(away())).toEqual({ isTold: true, leftOut: 50 });
  expect(look(away()).isTold).toBe(false);
});

test('another cause has its own line, and what is no fault of the surroundings has one each time', () => {
  const look = createCauses(() => 0);
  look(away());
  const busy = { err: Object.assign(new Error('The service is busy'), { status: 503 }) };
  expect([look(busy).isTold, look(busy).isTold]).toEqual([true, false]);
  const ours = { err: new TypeError('undefined is not a function') };
  expect([look(ours).isTold, look(ours).isTold, look('text').isTold, look(undefined).isTold]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
