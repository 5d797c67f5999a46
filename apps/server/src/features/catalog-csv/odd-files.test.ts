import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogFile, imported, productsOf } from '../../../test/catalog-files.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const LINES = [
  ['Nombre', 'Descripción', 'Precio', 'Categoría'],
  ['Ñandú', 'Jalapeño €', '12.50', 'Lácteos > Quesos'],
];
const joined = (separator: string, end = '\r\n') => LINES.map((line) => line.join(separator)).join(end);

const latin = (text: string) => new Uint8Array([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))));

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(isLittle ? bytes : bytes.swap16());
};

describe('a file', () => {
  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>]>([
    ['with commas', joined(',')],
    ['with semicolons, as Excel writes where the comma is decimal', joined(';').replace('12.50', '12,50')],
    ['with tabs', joined('\t')],
    ['that tells its separator first', `sep=;\r\n${joined(';')}`],
    ['with a byte order mark', `\uFEFF${joined(',')}`],
    ['of the Windows code page', latin(joined(';'))],
    ['of Unicode text as Excel saves it', utf16(joined('\t'), true)],
    ['of Unicode text the other way round', utf16(joined('\t'), false)],
    ['with line ends of Unix', `${joined(',', '\n')}\n`],
    ['with line ends of old Macs', joined(',', '\r')],
    ['with line ends of both kinds', `${joined(',')}\n\r\n`],
    ['with everything in quotes', LINES.map((line) => `"${line.join('","')}"`).join('\r\n')],
    ['with empty lines and lines of separators around', `\r\n,,,\r\n${joined(',')}\r\n,,,,,,\r\n\r\n`],
    [
      'with headings in capitals, in English, in another order',
      `PRICE,category,NAME,Description\n12.50,dairy>cheese,Ñandú,Jalapeño €`,
    ],
    ['with trailing separators', joined(',').replaceAll(/$/gm, ',,')],
    ['with a currency sign', joined(';').replace('12.50', ' $12.50 MXN')],
  ])('%s is read', async (_what, content) => {
    const answer = await imported(app, shop, content, true);
    expect(answer).toMatchObject({ added: 1, rows: 1, faults: [], unknown_columns: [] });
    expect(answer.preview).toMatchObject([{ action: 'add', name: 'Ñandú' }]);
  });

  test('with inches in a cell without quotes is read, and line breaks within quotes count as one row', async () => {
    const text = 'Nombre,Descripción,Precio,Categoría\nTubo 1/2" PVC,"Dos\nrenglones",5,1\nMalo,x,nada,1';
    const { faults, preview } = await imported(app, shop, text, true);
    expect(preview).toMatchObject([{ row: 2, name: 'Tubo 1/2" PVC' }]);
    expect(faults).toMatchObject([{ row: 3, column: 'price' }]);
  });

  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, code: string]>([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'not_a_table'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not_a_table'],
    ['a quote that is not closed', 'Nombre,Precio\n"Queso,5', 'not_a_table'],
    ['no heading that is known', 'Color,Talla\nrojo,5', 'no_columns'],
    ['nothing but blanks', ' \r\n,,,\r\n', 'no_columns'],
    ['prose', 'Muy buenos días a todos.', 'no_columns'],
    ['a million headings', 'Nombre,'.repeat(280_000), 'too_many_cells'],
    ['a line of 201 cells', `Nombre\nQueso${','.repeat(200)}`, 'too_many_cells'],
    ['a million empty lines', `Nombre\n${'\n'.repeat(1_000_000)}Queso`, 'too_many_rows'],
    ['a heading a million times', 'id,'.repeat(600_000), 'too_many_cells'],
    ['an id of a million blanks', `Id,Nombre\n1${' '.repeat(1_000_000)}1,Queso`, 'none'],
    ['a heading two hundred times', `id${',id'.repeat(199)}`, 'none'],
  ])('that is %s is refused or harmless', { timeout: 60_000 }, async (_what, content, code) => {
    const { status, body } = await app.call(importCatalog, catalogFile(shop, content, true), shop.token);
    const told = body as { code?: string; errors?: object };
    expect([status, told.code ?? 'none']).toEqual([code === 'none' ? 200 : 400, code]);
    if (code !== 'none') expect(Object.keys(told.errors ?? {})).toEqual(['file']);
  });

  test('that is missing or empty is named', async () => {
    const { companyId } = shop;
    for (const input of [{ companyId }, catalogFile(shop, '')]) {
      const { status, body } = await app.callWrongly(importCatalog, input, shop.token);
      expect({ status, ...body }).toMatchObject({ status: 400, errors: { file: ['File is required'] } });
    }
  });

  test('that comes twice is refused', async () => {
    const { file, ...fields } = catalogFile(shop, joined(','));
    const { status } = await app.call(importCatalog, { ...fields, file: [file, file] }, shop.token);
    expect(status).toBe(409);
  });
});

test('a cell keeps what it says: formulas are texts, and lines within stay', async () => {
  const text = `Nombre,Descripción,Precio,Categoría\n'=1+1,"Uno\r\ndos",5,1\n-Tacos,"=HYPERLINK(""x"")",5,1`;
  await imported(app, shop, text);
  const rows = await productsOf(app, shop);
  expect(rows.map(({ name, description }) => [name, description])).toEqual([
    ['=1+1', 'Uno\r\ndos'],
    ['-Tacos', '=HYPERLINK("x")'],
  ]);
});
