import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCsvFile, anImport, CHECKED, IMPORTED } from '../../../test/fixtures/catalog-files.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { pickCsv } from '../../../test/harness/pick-csv.ts';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (...replies: Reply[]) => openScreen('/mybusiness/catalogue-csv', { as: anOwner(), replies });
const importButton = () => screen.findByRole('button', { name: 'Import 2 products' });

describe('what is wrong with a file', () => {
  const FAULTS = [
    { row: 4, column: 'price' as const, code: 'invalid' as const, detail: 'x', value: 'gratis' },
    { row: 9, column: null, code: 'product_limit' as const, detail: 'x', value: 'Pan' },
  ];

  test('is told by row and column with what to do, and nothing can be imported (CSV-10)', async () => {
    await open(reply(importCatalog, anImport({ rows: 20, added: 3, changed: 2, fault_count: 230, faults: FAULTS })));
    await pickCsv();
    expect(await screen.findByRole('heading', { name: '230 things to correct in the file' })).toBeTruthy();
    const items = within(screen.getByRole('list', { name: 'What to correct' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Row 4, Priceit says “gratis”An amount above 0 such as 45.50 or 1,234.50: two digits after the point are cents, three are thousands.',
      'Row 9it says “Pan”With the free plan you can have up to 100 products.',
    ]);
    expect(screen.getByText('and 228 more: correct these first')).toBeTruthy();
    expect(screen.getByText(/Nothing has been changed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose the corrected file' })).toBeTruthy();
    await expectAccessible();
  });

  test('shows ten of them till all are wanted', async () => {
    const faults = Array.from({ length: 14 }, (_, at) => ({ ...FAULTS[0], row: at + 2 }));
    await open(reply(importCatalog, anImport({ fault_count: 14, faults: faults as typeof FAULTS })));
    await pickCsv();
    const list = within(await screen.findByRole('list', { name: 'What to correct' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show 4 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(14);
  });

  test('since it was looked through is told when it is imported, and another try is another request', async () => {
    const faulty = anImport({ dry_run: false, rows: 5, fault_count: 1, faults: FAULTS.slice(1) });
    const at = await open(
      inTurn(
        reply(importCatalog, CHECKED),
        reply(importCatalog, faulty),
        reply(importCatalog, CHECKED),
        reply(importCatalog, IMPORTED),
      ),
    );
    await pickCsv();
    await userEvent.click(await importButton());
    expect(await screen.findByText(/have changed since the file was checked/)).toBeTruthy();
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'The file was imported' });
    const keys = at.calls.to(importCatalog).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test.each([
    ['catalogo.xlsx', 'x', 'is a workbook'],
    ['foto.jpg', 'x', 'This is not a CSV file'],
    ['vacio.csv', '', 'is empty'],
    ['grande.csv', 'x'.repeat(2 * 1024 * 1024 + 1), 'the most is 2 MB'],
  ])('is told of %s before it is sent', async (name, text, words) => {
    const at = await open(reply(importCatalog, CHECKED));
    await pickCsv(new File([text], name));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(at.calls.to(importCatalog)).toEqual([]);
  });

  test('is told of one that the device does not let us open', async () => {
    await open();
    const file = aCsvFile();
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await pickCsv(file);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be opened');
  });
});

describe('a refusal', () => {
  test.each([
    [400, 'not_a_table', 'cannot be read as CSV'],
    [400, 'no_columns', 'no headings that we know'],
    [400, 'too_many_rows', 'more than 2,000 rows'],
    [400, 'too_many_cells', 'more than 200 cells'],
    [413, 'upload_too_large', 'the most is 2 MB'],
    [413, 'http_413', 'the most is 2 MB'],
    [415, 'invalid_input', 'not a CSV file'],
    [429, 'too_many_requests', 'wait a minute'],
    [503, 'unavailable', 'The server is busy. Nothing has been changed'],
    [403, 'subscription_required', 'You need an active membership'],
  ])('of the dry run by %i %s has its words, and another file can be chosen', async (status, code, words) => {
    await open(refuse(importCatalog, status, code));
    await pickCsv();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeTruthy();
  });

  test.each([
    [409, 'idempotency_key_reused', 'sent before with another file', false],
    [409, 'conflict', 'at the same moment', true],
    [429, 'too_many_requests', 'wait a minute', true],
    [503, 'unavailable', 'nothing is done twice', true],
  ])('of the import by %i %s has its words, and Retry sends it once more', async (status, code, words, isSameKey) => {
    const at = await open(
      inTurn(reply(importCatalog, CHECKED), refuse(importCatalog, status, code), reply(importCatalog, IMPORTED)),
    );
    await pickCsv();
    await userEvent.click(await importButton());
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'The file was imported' });
    const [, first, again] = at.calls.to(importCatalog).map(({ key }) => key);
    expect(again === first).toBe(isSameKey);
  });

  test('of the import is of its file alone: another one goes out under another key', async () => {
    const at = await open(
      inTurn(
        reply(importCatalog, CHECKED),
        refuse(importCatalog, 503, 'unavailable'),
        reply(importCatalog, CHECKED),
        reply(importCatalog, IMPORTED),
      ),
    );
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('alert');
    await pickCsv(aCsvFile('otro.csv', 'Id,Precio\n31,49'));
    await screen.findByText(/We read otro.csv/);
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'The file was imported' });
    const keys = at.calls.to(importCatalog).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test('by a line that is lost while the file is looked through says that nothing has been changed', async () => {
    await open(lost(importCatalog));
    await pickCsv();
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline. Nothing has been changed.');
  });
});
