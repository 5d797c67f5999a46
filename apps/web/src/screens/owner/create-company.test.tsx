import { getUser } from '@mercadito/contracts/accounts';
import { listCompanyCategories, listHomeProductCategories } from '@mercadito/contracts/categories';
import { createCompany, getCompany, uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { listHomeProducts } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aMember, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { homeProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, beginPicture, pickPicture } from '../../../test/harness/pick-picture.ts';
import { inTurn, later, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const ADDRESS = '/business/createdCompany';
const OPENED = aCompany({ name: 'Panadería Rosa' });
const KINDS = [
  { id: 1, name: 'Comida', name_en: 'Food' },
  { id: 4, name: 'Ropa', name_en: 'Clothes' },
];
const HOME = [reply(listHomeProducts, homeProducts([])), reply(listHomeProductCategories, [])];

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const openStepOne = (...replies: Reply[]) =>
  openScreen(ADDRESS, { as: aMember(), replies: [reply(listCompanyCategories, KINDS), ...HOME, ...replies] });
const openStepTwo = (...replies: Reply[]) =>
  openScreen(ADDRESS, { as: anOwner(), replies: [reply(getCompany, OPENED), ...HOME, ...replies] });

const field = (name: RegExp) => within(screen.getByRole('main')).findByRole<HTMLInputElement>('textbox', { name });
const choice = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillStepOne() {
  await userEvent.click(await field(/^Name/));
  await userEvent.paste('Panadería Rosa');
  await userEvent.selectOptions(await choice(/^Location/), 'Lebaron');
  await screen.findByRole('option', { name: 'Food' });
  await userEvent.selectOptions(await choice(/^Category/), '1');
}

describe('step one', () => {
  test('asks for name, location and category, each in its own words', async () => {
    const at = await openStepOne();
    await press('Continue');
    for (const words of ['Name is required', 'Location is required', 'Category is required']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(at.calls.to(createCompany)).toEqual([]);
    await expectAccessible();
  });

  test('offers the places that are served, and the categories by their names', async () => {
    await openStepOne();
    await screen.findByRole('option', { name: 'Clothes' });
    const textsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
    expect(textsOf(await choice(/^Location/)).slice(2)).toEqual([
      'Lagunitas',
      'Colonia Lebaron',
      'Angostura',
      'San Jeronimo',
    ]);
    expect(textsOf(await choice(/^Category/)).slice(1)).toEqual(['Food', 'Clothes']);
  });

  test('takes its complaints back after ten seconds (BUSINESS-10)', async () => {
    await openStepOne();
    await press('Continue');
    await screen.findByText('Name is required');
    vi.useFakeTimers();
    // What is complained of anew counts from then.
    await act(async () => screen.getByRole('button', { name: 'Continue' }).click());
    await act(async () => vi.advanceTimersByTime(9_900));
    expect(screen.queryByText('Name is required')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(200));
    expect(screen.queryByText('Name is required')).toBeNull();
    vi.useRealTimers();
  });

  test('leads to step two, and the account knows its business at once', async () => {
    const at = await openStepOne(reply(createCompany, OPENED), reply(getCompany, OPENED), later(getUser));
    await fillStepOne();
    await press('Continue');
    expect(await screen.findByText('Step 2 of 2: photos of Panadería Rosa')).toBeTruthy();
    expect(at.calls.to(createCompany)[0]?.body).toMatchObject({
      name: 'Panadería Rosa',
      location: 'Lebaron',
      category_id: 1,
    });
    expect(at.store.getState().session.user?.company_id).toBe(2);
  });

  test('whose answer is lost is not done twice: the account tells that there is a business (SCREEN-22)', async () => {
    const at = await openStepOne(lost(createCompany), reply(getCompany, OPENED));
    await fillStepOne();
    at.replies.set(reply(getUser, anOwner()));
    await press('Continue');
    expect(await screen.findByText('Step 2 of 2: photos of Panadería Rosa')).toBeTruthy();
    expect(at.calls.to(createCompany)).toHaveLength(1);
  });

  test('that is refused says why, and keeps what was typed', async () => {
    await openStepOne(refuse(createCompany, 403, 'subscription_required'));
    await fillStepOne();
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe('You need an active membership for this.');
    expect((await field(/^Name/)).value).toBe('Panadería Rosa');
    expect((await choice(/^Location/)).value).toBe('Lebaron');
  });

  test('is asked about before it is left half done, and Cancel leads home', async () => {
    const at = await openStepOne();
    await userEvent.type(await field(/^Name/), 'P');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Are you sure you want to leave this page? Your progress will be lost.');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at.pathname).toBe('/'));
  });
});

describe('step two', () => {
  test('cannot be done without a profile image', async () => {
    const at = await openStepTwo();
    await press('Save');
    expect(await screen.findByText('Profile image is required')).toBeTruthy();
    expect(at.calls.to(uploadProfileImage)).toEqual([]);
    await expectAccessible();
  });

  test('is what a page that is loaded again begins with, and the business is not made twice', async () => {
    const at = await openStepTwo();
    await screen.findByText('Step 2 of 2: photos of Panadería Rosa');
    await at.reopen();
    expect(await screen.findByText('Step 2 of 2: photos of Panadería Rosa')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Location/ })).toBeNull();
  });

  test('sends the profile image, without a banner too, and leads home', async () => {
    const at = await openStepTwo(reply(uploadProfileImage, OPENED));
    await pickPicture(/^Profile image/);
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/'));
    expect(at.calls.to(uploadProfileImage)).toHaveLength(1);
    expect(at.calls.to(uploadBannerImage)).toEqual([]);
  });

  test('that fails half way sends only what is missing when it is tried again', async () => {
    const at = await openStepTwo(
      reply(uploadBannerImage, OPENED),
      inTurn(refuse(uploadProfileImage, 400, 'not_a_picture'), reply(uploadProfileImage, OPENED)),
    );
    await pickPicture(/^Profile image/);
    await pickPicture(/^Banner/, aPictureFile('wide.jpg'));
    await press('Save');
    expect(await screen.findByText('Only JPEG, PNG and WebP photos can be used.')).toBeTruthy();
    expect(at.pathname).toBe(ADDRESS);
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/'));
    expect(at.calls.to(uploadBannerImage)).toHaveLength(1);
    expect(at.calls.to(uploadProfileImage)).toHaveLength(2);
  });

  test.each([
    [/^Profile image/, 'Error compressing the image Profile. Please try again.'],
    [/^Banner/, 'Error compressing the image Banner. Please try again.'],
  ])('says of %s that it cannot be made small', async (name, words) => {
    vi.mocked(shrinkPicture).mockRejectedValue(new Error('unreadable'));
    await openStepTwo();
    await pickPicture(name);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('is over where there is a picture, which is said', async () => {
    await openStepTwo(reply(getCompany, aCompany({ profile_picture: aPicture() })));
    expect(await screen.findByRole('heading', { name: 'You already have a business' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/mybusiness');
  });
});

test('step two waits for a banner that is still being made small', async () => {
  const way = Promise.withResolvers<File>();
  const at = await openStepTwo(reply(uploadBannerImage, OPENED), reply(uploadProfileImage, OPENED));
  await pickPicture(/^Profile image/);
  vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
  await beginPicture(/^Banner/, aPictureFile('banner.jpg'));
  await press('Save');
  expect(at.calls.to(uploadProfileImage)).toEqual([]);
  way.resolve(aPictureFile('banner.jpg'));
  await waitFor(() => expect(at.pathname).toBe('/'));
  expect(at.calls.to(uploadBannerImage)).toHaveLength(1);
});
