import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressOfUrl, withoutPassword } from './database-url.ts';

test.each(['12/34secret', '12?secret', '12#secret', 'sec ret'])(
  'a password with a sign in it that ends it is refused, and no part of it named: %s',
  (password) => {
    const read = () => readConfig({ DATABASE_URL: `postgres://mercadito:${password}@localhost/mercadito` });
    expect(read).toThrow(/DATABASE_URL: has a password with one of/);
    expect(read).not.toThrow(/secret|12|ret/);
  },
);

test.each([
  'postgres://mercadito:sec:ret@localhost/mercadito',
  'postgres://mercadito:sec@ret@localhost/mercadito',
  'postgres://mercadito:%2F%3F%23@[::1]:5432/mercadito?sslmode=require',
  'postgresql:///mercadito?host=/var/run/postgresql',
])('any other address is taken: %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('what a driver says is told without the password, in either spelling', () => {
  const url = 'postgres://mercadito:s%2Fcret@localhost/mercadito?password=other';
  expect(withoutPassword('refused s/cret and s%2Fcret and other', url)).toBe('refused … and … and …');
});

test('which database it is, is told without the password', () => {
  expect(addressOfUrl('postgres://ana:secret@db.example:5433/town').address).toBe('town at db.example:5433 as ana');
});
