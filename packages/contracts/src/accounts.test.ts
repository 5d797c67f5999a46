import { MAX_LENGTH, MIN_LENGTH } from '@mercadito/domain/input-limits';
import { describe, expect, test } from 'vitest';
import { changePassword, login, signUp } from './accounts.ts';

const FIELDS = {
  'at the login': login.body?.shape.password,
  'of a new account': signUp.body?.shape.password,
  'in place of another': changePassword.body?.shape.new_password,
};

describe.each(Object.entries(FIELDS))('a password %s', (_where, field) => {
  test.each([
    ['with blanks at its ends', '  un secreto largo  '],
    ['in large and small letters', 'uN SeCrEtO'],
    ['of letters alone', 'unsecretolargo'],
    ['of signs alone', '¡¿…?!«»€%&'],
    ['in letters that could be composed', 'jalapen\u0303o picante'],
    ['as long as allowed', 'á'.repeat(MAX_LENGTH.password)],
  ])('%s is taken as it was typed', (_how, password) => {
    expect(field?.parse(password)).toBe(password);
  });
});

test.each(['of a new account', 'in place of another'] as const)(
  'a password %s has 8 characters at least (ACCOUNT-3)',
  (where) => {
    expect(MIN_LENGTH.password).toBe(8);
    expect(FIELDS[where]?.safeParse('1a2b3c4').success).toBe(false);
    expect(FIELDS[where]?.safeParse('1a2b3c4d').success).toBe(true);
  },
);
