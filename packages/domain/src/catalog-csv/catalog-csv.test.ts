import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { guardedCell, unguardedCell } from '../csv/cell.ts';
import { amountText } from '../money/typed-number.ts';
import { categoryPaths } from './category-path.ts';
import { flagCell, plainFlag } from './cells.ts';
import { CATALOG_COLUMNS, columnOf, headingOf } from './columns.ts';
import { parseOptions, printOptions } from './options-text.ts';

describe('a heading', () => {
  it('is known in both languages, by the name of its column, and however it is written (CSV-1)', () => {
    for (const column of CATALOG_COLUMNS) {
      const headings = [column, headingOf(column, 'es'), headingOf(column, 'en'), column.toUpperCase()];
      expect(headings.map(columnOf)).toEqual([column, column, column, column]);
    }
    expect(
      ['descripcion', ' PRECIO ', 'Descuento', 'Descuento(%)', 'solo_miembros', 'Color', ''].map(columnOf),
    ).toEqual(['description', 'price', 'discount', 'discount', 'member_only', null, null]);
  });

  test('goes on naming its column in files that were downloaded under another wording (CSV-1)', () => {
    const former = ['Disponible', 'Cargo extra', 'Extra charge'];
    expect(former.map(columnOf)).toEqual(['available', 'cargo_extra', 'cargo_extra']);
  });
});

describe('a cell', () => {
  test.each(['=1+1', '+52 636', '-Tacos', '@casa', '\tx', "'=x", "''-x"])('%j is guarded', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`);
  });

  it('is never run by a spreadsheet, and is the same text again when it is read', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a') }),
    );
    fc.assert(
      fc.property(text, (value) => {
        const cell = guardedCell(value);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardedCell(cell)).toBe(value);
      }),
    );
  });

  it('of a yes or no is read in both languages, and another word stays as it is', () => {
    expect(['Sí', 'SI', 'yes', 'x', '1', 'VERDADERO'].map(plainFlag)).toEqual(Array(6).fill('true'));
    expect(['No', 'n', '0', 'FALSO'].map(plainFlag)).toEqual(Array(4).fill('false'));
    expect(plainFlag('Tal vez')).toBe('Tal vez');
    for (const language of ['es', 'en'] as const) {
      expect([true, false].map((value) => plainFlag(flagCell(value, language)))).toEqual(['true', 'false']);
    }
  });
});

describe('options in a cell', () => {
  const option = (title: string, is_required: boolean, ...attributes: [name: string, price: string][]) => ({
    title,
    is_required,
    attributes: attributes.map(([name, price]) => ({ name, price })),
  });

  it('are written as people read them', () => {
    const options = [
      option('Tamaño', true, ['Chico', '0'], ['Grande', '15']),
      option('Extras', false, ['Queso', '10.50']),
    ];
    const text = 'Tamaño*: Chico=0 | Grande=15; Extras: Queso=10.50';
    expect(printOptions(options)).toBe(text);
    expect(parseOptions(text)).toEqual(options);
  });

  it('may lack prices, have blanks anywhere, and end with a semicolon', () => {
    expect(parseOptions(' Salsa * :Roja|  Verde=2,50 ;')).toEqual([
      option('Salsa', true, ['Roja', '0'], ['Verde', '2.50']),
    ]);
    expect(parseOptions('Tamaño:')).toEqual([option('Tamaño', false)]);
  });

  test.each([
    'Tamaño',
    'Chico=0 | Grande=15',
    ': Chico=1',
    'A: =5',
    'A: b=1=2',
    'A*b: c',
    'A: b: c',
    'A: b | ',
    'A: b*=1',
  ])('%j cannot be read without doubt', (text) => {
    expect(parseOptions(text)).toBeNull();
  });

  it('are the same when they are read again, whatever signs stand in them (CSV-3)', () => {
    const unit = fc.constantFrom('a', 'ñ', ' ', '\\', ';', ':', '*', '=', '|', '\n', "'", '🌶');
    const name = fc
      .string({ unit, minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const price = fc.nat(100_000).map((cents) => amountText(cents / 100));
    const options = fc.array(
      fc.record({
        title: name,
        is_required: fc.boolean(),
        attributes: fc.array(fc.record({ name, price }), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(options, (value) => {
        expect(parseOptions(printOptions(value))).toEqual(value);
      }),
    );
  });
});

describe('a category in a cell', () => {
  const clothing = { id: 3, name: 'Ropa', name_en: 'Clothing' };
  const parts = [
    { id: 4, name: 'Accesorios', name_en: 'Accessories' },
    { id: 5, name: 'Niños', name_en: 'Children' },
  ];
  const technology = { id: 7, name: 'Tecnología', name_en: 'Technology' };
  const branches = [
    { ...clothing, sub_categories: parts },
    { ...technology, sub_categories: [{ id: 8, name: 'Accesorios', name_en: 'Accessories' }] },
    { id: 9, name: 'Niños', name_en: 'Kids', sub_categories: [{ id: 10, name: '5', name_en: '5' }] },
    { id: 11, name: 'Ropa > Accesorios', name_en: 'Odd', sub_categories: [] },
    { id: 12, name: '3', name_en: 'Three', sub_categories: [] },
  ];
  const { find, print } = categoryPaths(branches, 'es');

  test.each([
    ['3', 3],
    ['ropa', 3],
    ['Clothing > Children', 5],
    ['ROPA>ninos', 5],
    ['children', 5],
    ['Niños', 9],
    ['Tecnología > Accesorios', 8],
    ['Accesorios', 'several'],
    ['Zapatos', 'none'],
    ['99', 'none'],
    ['Ropa > Zapatos', 'none'],
  ])('%j is found as %j', (cell, found) => {
    expect(find(cell)).toBe(found);
  });

  it('is written as its path where that leads back to it, else as its id', () => {
    const ids = [3, 5, 8, 9, 10, 11, 12];
    expect(ids.map(print)).toEqual([
      'Ropa',
      'Ropa > Niños',
      'Tecnología > Accesorios',
      'Niños',
      'Niños > 5',
      '11',
      '12',
    ]);
    expect(ids.map((id) => find(print(id)))).toEqual(ids);
    expect(categoryPaths(branches, 'en').print(5)).toBe('Clothing > Children');
  });
});
