import { exportCatalog, importCatalog } from '@mercadito/contracts/catalog-csv';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCsvFile, anImport, CHECKED, IMPORTED } from '../../../test/fixtures/catalog-files.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { pickCsv } from '../../../test/harness/pick-csv.ts';
import { inTurn, later, lost, type Reply, reply } from '../../../test/harness/replies.ts';
import { saveCsv } from '../../shared/ui/save-file.ts';

// A browser's work.
vi.mock('../../shared/ui/save-file.ts', () => ({ saveCsv: vi.fn() }));

beforeEach(() => vi.mocked(saveCsv).mockReset());

const ADDRESS = '/mybusiness/catalogue-csv';
const open = (...replies: Reply[]) => openScreen(ADDRESS, { as: anOwner(), replies });

const importButton = () => screen.findByRole('button', { name: 'Import 2 products' });

describe('the download', () => {
  test('is saved under the day, with what a spreadsheet knows its letters by', async () => {
    await open(reply(exportCatalog, '\u{FEFF}Id,Name\r\n31,Piñata\r\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Download my products' }));
    await screen.findByText(/is in your downloads/);
    const [name, text] = vi.mocked(saveCsv).mock.calls[0] ?? [];
    expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toBe('\u{FEFF}Id,Name\r\n31,Piñata\r\n');
  });

  test('that fails says why, and can be tried again', async () => {
    await open(inTurn(lost(exportCatalog), reply(exportCatalog, 'Id\r\n')));
    const button = await screen.findByRole('button', { name: 'Download my products' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
    await userEvent.click(button);
    expect(await screen.findByText(/is in your downloads/)).toBeTruthy();
  });

  test('of the empty file asks nothing of the server', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Empty file' }));
    expect(saveCsv).toHaveBeenCalledWith(
      'new-products.csv',
      expect.stringMatching(/^\u{FEFF}Name,Description,Price,/u),
    );
  });
});

describe('an import', () => {
  test('is looked through first, which changes nothing, and says so', async () => {
    const at = await open(reply(importCatalog, CHECKED));
    await pickCsv();
    const title = await screen.findByRole('heading', { name: 'This is what the file would do' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('We read pan.csv. Nothing has been changed yet.')).toBeTruthy();
    const preview = within(screen.getByRole('list', { name: 'What the rows would do' }));
    expect(preview.getByText('Price: 45 → 48')).toBeTruthy();
    expect(preview.getByText('Options: (nothing) → Size: S=0')).toBeTruthy();
    expect(preview.getByText('Empanadas')).toBeTruthy();
    expect(at.calls.to(importCatalog).map(({ body }) => body)).toEqual([{ dry_run: true, keep_stock: false }]);
    await expectAccessible();
  });

  test('says of a row whose pieces are others by now how many there were and are', async () => {
    const preview = CHECKED.preview.map((row) => ({ ...row, stock_since: { was: 10, now: 7 } })).slice(0, 1);
    await open(reply(importCatalog, { ...CHECKED, preview }));
    await pickCsv();
    expect(await screen.findByText('Stock when downloaded: 10, now: 7')).toBeTruthy();
  });

  test('is made then, whole, and leads on to the drafts and the table (SCREEN-31)', async () => {
    const at = await open(inTurn(reply(importCatalog, CHECKED), reply(importCatalog, IMPORTED)));
    await pickCsv();
    await userEvent.click(await importButton());
    expect(await screen.findByRole('heading', { name: 'The file was imported' })).toBeTruthy();
    expect(screen.getByText('1 product added as a draft')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Give the drafts photos' }).getAttribute('href')).toBe(
      '/mybusiness/table-products?state=draft',
    );
    expect(at.calls.to(importCatalog).map(({ body }) => body.dry_run)).toEqual([true, false]);
    await expectAccessible();
  });

  test('carries what was previewed, and when that differs by now is shown what it would do, and asked for again', async () => {
    const differs = anImport({ ...CHECKED, dry_run: false, differs: true, previewed: 'second', changed: 2 });
    const at = await open(
      inTurn(
        reply(importCatalog, { ...CHECKED, previewed: 'first' }),
        reply(importCatalog, differs),
        reply(importCatalog, IMPORTED),
      ),
    );
    await pickCsv();
    await userEvent.click(await importButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed since .* Nothing has been imported/);
    await expectAccessible();
    await userEvent.click(await screen.findByRole('button', { name: 'Import 3 products' }));
    await screen.findByRole('heading', { name: 'The file was imported' });
    expect(at.calls.to(importCatalog).map(({ body }) => body.previewed)).toEqual([undefined, 'first', 'second']);
    const [, first, second] = at.calls.to(importCatalog).map(({ key }) => key);
    expect(second).not.toBe(first);
  });

  test('whose answer is lost carries what was previewed then, though its file is looked through anew', async () => {
    const [first, second] = ['first', 'second'].map((previewed) => reply(importCatalog, { ...CHECKED, previewed }));
    const at = await open(inTurn(first as Reply, lost(importCatalog), second as Reply, reply(importCatalog, IMPORTED)));
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('alert');
    await pickCsv(aCsvFile('pan (2).csv'));
    await screen.findByText(/We read pan \(2\).csv/);
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'The file was imported' });
    const [, sent, , again] = at.calls.to(importCatalog);
    expect(again).toMatchObject({ key: sent?.key, body: { previewed: 'first' } });
  });

  test('says that the server is writing, and asks before somebody leaves meanwhile', async () => {
    const done = later(importCatalog);
    const at = await open(inTurn(reply(importCatalog, CHECKED), done));
    await pickCsv();
    await userEvent.click(await importButton());
    expect(await screen.findByText(/has arrived and is being saved/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back to products' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(at.pathname).toBe(ADDRESS);
    done.give(IMPORTED);
    expect(await screen.findByRole('heading', { name: 'The file was imported' })).toBeTruthy();
  });

  test('whose answer is lost is tried again under the same key, so that nothing is done twice (CSV-9)', async () => {
    const at = await open(inTurn(reply(importCatalog, CHECKED), lost(importCatalog), reply(importCatalog, IMPORTED)));
    await pickCsv();
    await userEvent.click(await importButton());
    expect((await screen.findByRole('alert')).textContent).toContain('nothing is done twice');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'The file was imported' });
    const [dryRun, first, again] = at.calls.to(importCatalog).map(({ key }) => key);
    expect(again).toBe(first);
    expect(first).not.toBe(dryRun);
  });

  test('whose answer is lost is the same import when its file is chosen again', async () => {
    const checked = reply(importCatalog, CHECKED);
    const imported = reply(importCatalog, IMPORTED);
    const at = await open(inTurn(checked, lost(importCatalog), checked, imported));
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('alert');
    await pickCsv(aCsvFile('pan (1).csv'));
    await screen.findByText(/We read pan \(1\).csv/);
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'The file was imported' });
    const [, first, , again] = at.calls.to(importCatalog).map(({ key }) => key);
    expect(again).toBe(first);
  });

  test('whose answer is lost belongs to its page: the next one begins anew', async () => {
    const checked = reply(importCatalog, CHECKED);
    const at = await open(inTurn(checked, lost(importCatalog), checked, reply(importCatalog, IMPORTED)));
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('alert');
    await at.reopen();
    await pickCsv();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'The file was imported' });
    const [, first, , again] = at.calls.to(importCatalog).map(({ key }) => key);
    expect(again).not.toBe(first);
  });

  test('of a file that was saved anew since it was looked through is not made', async () => {
    const at = await open(reply(importCatalog, CHECKED));
    const file = aCsvFile();
    await pickCsv(file);
    const button = await importButton();
    file.arrayBuffer = async () => new TextEncoder().encode('Id,Precio\n31,99').buffer;
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('“pan.csv” has changed on your device');
    expect(at.calls.to(importCatalog)).toHaveLength(1);
  });

  test('of what stands there already offers nothing to import', async () => {
    await open(reply(importCatalog, anImport({ rows: 3, unchanged: 3 })));
    await pickCsv();
    await screen.findByRole('heading', { name: 'Your products are already as this file says' });
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  test('tells which headings are none of ours', async () => {
    await open(reply(importCatalog, anImport({ ...CHECKED, unknown_columns: ['Color', 'Peso'] })));
    await pickCsv();
    expect(await screen.findByText(/ignored: Color, Peso/)).toBeTruthy();
  });

  test('can be called off while the file is looked through', async () => {
    await open(later(importCatalog));
    await pickCsv();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Choose a CSV file' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes a file that is dropped', async () => {
    await open(reply(importCatalog, CHECKED));
    const zone = await screen.findByText('or drop it here');
    const file = aCsvFile();
    const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
    fireEvent.drop(zone, { dataTransfer: { files: [file], items, types: ['Files'] } });
    expect(await screen.findByText(/We read pan.csv/)).toBeTruthy();
  });
});

describe('stock that would change', () => {
  const STOCK = { row: 2, id: 31, name: 'Pan de elote', from: 7, to: 12 };
  const OLDER = anImport({
    ...CHECKED,
    stock_change_count: 9,
    stock_changes: [STOCK, { ...STOCK, row: 3, from: null }],
  });

  test('is warned of by name, and stays as it is on wish, in the import too', async () => {
    const at = await open(
      inTurn(reply(importCatalog, OLDER), reply(importCatalog, CHECKED), reply(importCatalog, IMPORTED)),
    );
    await pickCsv();
    const warning = within(await screen.findByRole('alert'));
    expect(warning.getByText('The stock of 9 products would change')).toBeTruthy();
    expect(warning.getByText('Pan de elote: 7 now, 12 in the file')).toBeTruthy();
    expect(warning.getByText('Pan de elote: not counted now, 12 in the file')).toBeTruthy();
    await userEvent.click(warning.getByRole('checkbox', { name: 'Leave the stock as it is now' }));
    expect(await screen.findByText('The stock stays as it is now')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(await importButton());
    await waitFor(() => expect(at.calls.to(importCatalog)).toHaveLength(3));
    expect(at.calls.to(importCatalog).map(({ body }) => body.keep_stock)).toEqual([false, true, true]);
  });

  test('is named after the import too, where it did change', async () => {
    const changed = anImport({ ...IMPORTED, stock_change_count: 2, stock_changes: [STOCK] });
    await open(inTurn(reply(importCatalog, OLDER), reply(importCatalog, changed)));
    await pickCsv();
    await userEvent.click(await importButton());
    expect(await screen.findByText('The stock of 2 products is now as in the file')).toBeTruthy();
  });

  test('is not spoken of where none does', async () => {
    await open(reply(importCatalog, CHECKED));
    await pickCsv();
    await importButton();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
