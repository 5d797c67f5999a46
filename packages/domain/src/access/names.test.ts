import { describe, expect, test } from 'vitest';
import { isMadeOfNames } from './guessable-password.ts';
import { isOfOneScript } from './username.ts';

describe('a user name', () => {
  test.each(['maria', 'María-José_1', 'Ñoño', 'Мария', 'Μαρία', '12345', 'たろう山田', 'a.b'])(
    'may be in letters of one alphabet: %s',
    (name) => {
      expect(isOfOneScript(name)).toBe(true);
    },
  );

  test.each(['mаria', 'mariα', 'Маriа', 'ana山'])('may not mix alphabets: %s', (name) => {
    expect(isOfOneScript(name)).toBe(false);
  });
});

describe('a password', () => {
  const names = ['Galeana', 'Galeana Biz', 'maria.lopez', 'mlopez77'];

  test.each([
    'galeana2026',
    'GALEANA!!',
    'GaleanaBiz1',
    'Galeana-Galeana',
    'maria1234',
    'MaríaLópez',
    'lopezmaria',
    'mlopez77',
    '77mlopez',
    'ｍａｒｉａ1234',
  ])('is made of names: %s', (password) => {
    expect(isMadeOfNames(password, names)).toBe(true);
  });

  test.each(['galeana-queso', 'mariachi2026', 'amaria1234', '1234567890', 'lop3z-maria-x', 'demo-1234'])(
    'is more than names: %s',
    (password) => {
      expect(isMadeOfNames(password, names)).toBe(false);
    },
  );

  test('is the name itself, though it has no letters', () => {
    expect(isMadeOfNames('6361234567', ['6361234567'])).toBe(true);
    expect(isMadeOfNames('6361234568', ['6361234567'])).toBe(false);
  });

  test('that is random is no name for having letters that stand alone in one', () => {
    expect(isMadeOfNames('7f3e-bd4c', ['load-7b-c4d9e2-f', 'e', 'bd', 'f'])).toBe(false);
  });

  test('is judged at once, whatever the names are', () => {
    const names = Array.from({ length: 30 }, (_, at) => 'a'.repeat(at + 1));
    expect(isMadeOfNames(`${'a'.repeat(127)}b`, names)).toBe(false);
  });
});
