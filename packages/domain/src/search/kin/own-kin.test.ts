import { describe, expect, it, test } from 'vitest';
import { kinOf } from './kin.ts';
import { kinWith, ownKinKey, readOwnKin } from './own-kin.ts';

const kin = (text: string, ...lines: string[]) => kinOf(text.split(' '), kinWith(lines)).map((name) => name.join(' '));

describe('names that an Admin says are of one thing (SEARCH-9)', () => {
  it('are found by each other, beside those of the repository', () => {
    expect(kin('zambumbia', 'zambumbia = raspado de mango')).toEqual(['raspado de mango']);
    expect(kin('raspado de mango', 'zambumbia = raspado de mango')).toEqual(['zambumbia']);
    expect(kin('leche', 'leche = lechita')).toEqual(expect.arrayContaining(['milk', 'lechita']));
  });

  it('lead one way behind ">", and wherever one is a word of both languages', () => {
    expect(kin('trocona', 'trocona > camioneta grande')).toEqual(['camioneta grande']);
    expect(kin('camioneta grande', 'trocona > camioneta grande')).toEqual([]);
    expect(kin('pie', 'pie = tartaleta')).toContain('tartaleta');
    expect(kin('tartaleta', 'pie = tartaleta')).not.toContain('pie');
  });

  test.each([
    '',
    'tomate',
    'tomate =',
    '= tomate',
    'a > b > c',
    'tomate = Tomate',
    'a = b c d e f',
    'a=b=c=d=e=f=g=h=i',
  ])('"%s" is no such line', (line) => {
    expect(readOwnKin(line)).toBeNull();
  });

  it('are the same in another order and with other accents', () => {
    expect(ownKinKey('Jitomate =  tomáte')).toBe(ownKinKey('tomate = jitomate'));
    expect(ownKinKey('pie > pay')).not.toBe(ownKinKey('pay > pie'));
  });
});
