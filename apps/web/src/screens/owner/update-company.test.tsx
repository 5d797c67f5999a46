import { listCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany, updateCompany, uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, beginPicture, pickPicture } from '../../../test/harness/pick-picture.ts';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const ADDRESS = '/business/2/updateCompany';
const FIRST = '2026-11-01T12:00:00Z';
const SECOND = '2026-11-02T12:00:00Z';
const KINDS = [
  { id: 1, name: 'Comida', name_en: 'Food' },
  { id: 4, name: 'Ropa', name_en: 'Clothes' },
];

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const open = (...replies: Reply[]) =>
  openScreen(ADDRESS, {
    as: anOwner(),
    replies: [reply(listCompanyCategories, KINDS), reply(getCompany, aCompany({ updated_at: FIRST })), ...replies],
  });

const name = () => within(screen.getByRole('main')).findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const preview = () => screen.getByRole('region', { name: 'As customers see it' });

async function rename(to: string) {
  await userEvent.clear(await name());
  await userEvent.click(await name());
  await userEvent.paste(to);
}

describe("an owner's business", () => {
  test('is shown as customers will see it while she writes (SCREEN-23)', async () => {
    await open();
    await rename('Burritos Rosa');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Location/ }), 'Lebaron');
    await screen.findByRole('option', { name: 'Clothes' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), '4');
    expect(preview().textContent).toContain('Burritos Rosa');
    expect(preview().textContent).toContain('Colonia Lebaron');
    expect(preview().textContent).toContain('Clothes');
    await pickPicture(/^Profile image/);
    await waitFor(() => expect(preview().querySelector('img')?.getAttribute('src')).toBe('blob:picture'));
    await expectAccessible();
  });

  test('is saved with the version that was read, and the dashboard takes the place of the form', async () => {
    const at = await open(reply(updateCompany, aCompany({ updated_at: SECOND })));
    await rename('Burritos Rosa');
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/mybusiness'));
    expect(at.calls.to(updateCompany)[0]?.body).toMatchObject({
      name: 'Burritos Rosa',
      location: 'Lagunitas',
      category_id: 1,
      updated_at: FIRST,
    });
  });

  test('has a new picture sent after its words, and only that where nothing else has changed', async () => {
    const at = await open(reply(uploadProfileImage, aCompany({ updated_at: SECOND })));
    await screen.findByRole('heading', { name: 'As customers see it' });
    await pickPicture(/^Profile image/);
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/mybusiness'));
    expect(at.calls.to(updateCompany)).toEqual([]);
    expect(at.calls.to(uploadProfileImage)).toHaveLength(1);
  });

  test('is saved with a picture that is still being made small', async () => {
    const way = Promise.withResolvers<File>();
    vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
    const at = await open(reply(uploadProfileImage, aCompany({ updated_at: SECOND })));
    await beginPicture(/^Profile image/, aPictureFile('photo.jpg'));
    await press('Save');
    expect(at.pathname).toBe(ADDRESS);
    way.resolve(aPictureFile('photo.jpg'));
    await waitFor(() => expect(at.pathname).toBe('/mybusiness'));
    expect(at.calls.to(uploadProfileImage)).toHaveLength(1);
  });

  test('whose picture is refused says so, and is saved again without being newer than itself', async () => {
    const at = await open(
      reply(updateCompany, ({ body }) => aCompany({ name: body.name, updated_at: SECOND })),
      refuse(uploadProfileImage, 413, 'upload_too_large'),
    );
    await rename('Burritos Rosa');
    await pickPicture(/^Profile image/);
    await press('Save');
    expect(await screen.findByText('The photo is over 5 MB. Choose a smaller one.')).toBeTruthy();
    expect(at.pathname).toBe(ADDRESS);
    await rename('Burritos Lupe');
    await press('Save');
    await waitFor(() => expect(at.calls.to(updateCompany)).toHaveLength(2));
    expect(at.calls.to(updateCompany)[1]?.body.updated_at).toBe(SECOND);
  });

  test.each([
    ['keeps the version that its words were read in where somebody else has changed them', 'Burritos de otra', FIRST],
    ['goes with the version that its picture made where nobody has', aCompany().name, SECOND],
  ])('one of whose pictures was sent %s (BUSINESS-7)', async (_, name, version) => {
    const at = await open(
      reply(uploadBannerImage, aCompany({ name, updated_at: SECOND })),
      refuse(uploadProfileImage, 413, 'upload_too_large'),
      reply(updateCompany, aCompany({ updated_at: SECOND })),
    );
    await screen.findByRole('heading', { name: 'As customers see it' });
    await pickPicture(/^Banner/);
    await pickPicture(/^Profile image/);
    await press('Save');
    await screen.findByText('The photo is over 5 MB. Choose a smaller one.');
    await rename('Burritos Lupe');
    await press('Save');
    await waitFor(() => expect(at.calls.to(updateCompany)[0]?.body.updated_at).toBe(version));
  });

  test('that somebody has saved meanwhile is asked about, and what was typed is kept on demand', async () => {
    const at = await open(
      inTurn(
        refuse(updateCompany, 409, 'changed_meanwhile'),
        reply(updateCompany, aCompany({ name: 'Burritos Rosa', updated_at: SECOND })),
      ),
    );
    await rename('Burritos Rosa');
    at.replies.set(reply(getCompany, aCompany({ name: 'Burritos de otra pestaña', updated_at: SECOND })));
    await press('Save');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Burritos de otra pestaña');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(at.pathname).toBe('/mybusiness'));
    expect(at.calls.to(updateCompany).map(({ body }) => body.updated_at)).toEqual([FIRST, SECOND]);
  });

  test.each([
    [403, 'subscription_required', 'You need an active membership for this.'],
    [404, 'not_found', 'Not found: it was deleted or belongs to another account.'],
  ])('that is refused with %s keeps what was typed and says why', async (status, code, words) => {
    const at = await open(refuse(updateCompany, status, code));
    await rename('Burritos Rosa');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect((await name()).value).toBe('Burritos Rosa');
    expect(at.pathname).toBe(ADDRESS);
  });

  test('needs its name, its location and its category', async () => {
    const at = await open();
    await screen.findByRole('option', { name: 'Clothes' });
    await userEvent.clear(await name());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Location/ }), '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), '');
    await press('Save');
    for (const words of ['Name is required', 'Location is required', 'Category is required']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(at.calls.to(updateCompany)).toEqual([]);
  });

  test('is left by Cancel for the dashboard, once the question has been answered', async () => {
    const at = await open();
    await rename('Burritos Rosa');
    await press('Cancel');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at.pathname).toBe('/mybusiness'));
  });
});

describe('an address that names another business', () => {
  test('says so to its visitor, and leads to the own one', async () => {
    await openScreen('/business/9/updateCompany', { as: anOwner() });
    expect(await screen.findByRole('heading', { name: 'This is not your business' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit my business' }).getAttribute('href')).toBe(ADDRESS);
    await expectAccessible();
  });

  test('is open to an Admin, who may change any', async () => {
    await openScreen('/business/9/updateCompany', {
      as: anAdmin({ company_id: 2 }),
      replies: [reply(getCompany, aCompany({ _id: 9 })), reply(listCompanyCategories, KINDS)],
    });
    expect((await name()).value).toBe('Burritos El Güero');
  });
});
