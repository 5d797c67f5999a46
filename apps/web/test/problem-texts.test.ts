import { PROBLEM_CODES } from '@mercadito/contracts/problem-codes';
import { expect, test } from 'vitest';
import en from '../src/locales/en/problems.json';
import es from '../src/locales/es/problems.json';

test.each([
  ['English', en],
  ['Spanish', es],
])('every code that the server can answer with has a text in %s (CALL-3)', (_language, { codes }) => {
  const told = new Set(Object.keys(codes).map((key) => key.replace(/_(one|many|other)$/, '')));
  expect(PROBLEM_CODES.filter((code) => !told.has(code))).toEqual([]);
});
