import * as contracts from '@mercadito/contracts/customization';
import { getSettings } from '@mercadito/contracts/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aCompanyAddress, aContact, anAbout } from '../../../test/fixtures/customization.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { aTown } from '../../../test/fixtures/town.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const { getCompanyAddress, getAbout, getContact, getSocialNetworks } = contracts;

const open = (address: string, ...replies: Reply[]) => openScreen(address, { as: anOwner(), replies });

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const choosePhoto = async () => {
  const field = await screen.findByRole('group', { name: /Image/ });
  const input = field.querySelector<HTMLInputElement>('input[accept="image/*"]');
  if (input) await userEvent.upload(input, new File(['pixels'], 'pan.jpg', { type: 'image/jpeg' }));
};

const NETWORKS = { ...NO_NETWORKS, updated_at: '2026-11-01T12:00:00.000Z' };

describe.each([
  ['about', getAbout, reply(getAbout, anAbout()), '/post-about-company', '/put-about-company'],
  ['contact', getContact, reply(getContact, aContact()), '/post-contact-company', '/put-contact-company'],
  ['social', getSocialNetworks, reply(getSocialNetworks, NETWORKS), '/post-social-company', '/put-social-company'],
  [
    'address',
    getCompanyAddress,
    reply(getCompanyAddress, aCompanyAddress()),
    '/mybusiness/adress/created',
    '/mybusiness/adress/update',
  ],
] as const)('of the two pages of the %s', (label, read, stored, add, edit) => {
  test('the one that fits opens, whichever was asked for', async () => {
    const at = await open(add, stored);
    await screen.findByRole('button', { name: 'Save' });
    expect(at.pathname).toBe(edit);
    await expectAccessible();
    at.replies.set(refuse(read, 404, 'not_found'));
    await at.reopen(edit);
    await waitFor(() => expect(at.pathname).toBe(add));
    await screen.findByRole('button', { name: 'Save' });
    await expectAccessible();
  });

  test('the way back leads to its tab', async () => {
    await open(edit, stored);
    const back = await screen.findByRole('link', { name: 'Back to Customization' });
    expect(back.getAttribute('href')).toBe(`/mybusiness/customization?label=${label}`);
  });
});

describe('a form', () => {
  test('leads back to its tab once it is saved (SCREEN-26)', async () => {
    const at = await open(
      '/put-contact-company',
      reply(getContact, aContact()),
      reply(contracts.updateContact, aContact()),
    );
    await write('E-mail', 'otro@example.com');
    await save();
    await waitFor(() => expect(at.pathname + at.search).toBe('/mybusiness/customization?label=contact'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(at.calls.to(contracts.updateContact).map(({ body }) => body)).toEqual([
      {
        company_id: 2,
        contact_id: 8,
        email: 'otro@example.com',
        phone_number: '+526361112233',
        whatsapp_number: '',
        address: 'Frente a la plaza',
        updated_at: '2026-11-01T12:00:00.000Z',
      },
    ]);
  });

  test('says why it was refused, keeps what was typed, and takes the notice away after ten seconds', async () => {
    await open(
      '/put-contact-company',
      reply(getContact, aContact()),
      refuse(contracts.updateContact, 403, 'subscription_required'),
    );
    await write('E-mail', 'otro@example.com');
    await box('E-mail');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      const notice = await screen.findByText('You need an active membership for this.');
      await vi.advanceTimersByTimeAsync(9_000);
      expect(notice.isConnected).toBe(true);
      await vi.advanceTimersByTimeAsync(1_500);
      await waitFor(() => expect(notice.isConnected).toBe(false));
    } finally {
      vi.useRealTimers();
    }
    expect((await box('E-mail')).value).toBe('otro@example.com');
  });

  test('that adds says in its own words that the server has failed, and keeps what was typed', async () => {
    await open(
      '/post-contact-company',
      refuse(getContact, 404, 'not_found'),
      refuse(contracts.addContact, 500, 'internal'),
    );
    await write('E-mail', 'otro@example.com');
    await save();
    expect(
      await screen.findByText('An error occurred while processing the POST request. Please try again.'),
    ).toBeTruthy();
    expect((await box('E-mail')).value).toBe('otro@example.com');
  });

  test('whose part cannot be read says so, and asks again', async () => {
    await open('/put-contact-company', inTurn(refuse(getContact, 500, 'internal'), reply(getContact, aContact())));
    expect(await screen.findByRole('heading', { name: 'try refreshing the page' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await box('E-mail')).value).toBe('guero@example.com');
  });

  test('asks which version is to stay when somebody has saved meanwhile', async () => {
    const current = aContact({ email: 'suyo@example.com', updated_at: '2026-11-02T12:00:00.000Z' });
    const at = await open(
      '/put-contact-company',
      inTurn(reply(getContact, aContact()), reply(getContact, current)),
      inTurn(refuse(contracts.updateContact, 409, 'changed_meanwhile'), reply(contracts.updateContact, aContact())),
    );
    await write('E-mail', 'otro@example.com');
    await save();
    const differs = await screen.findByRole('list', { name: 'What differs' });
    expect(within(differs).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(at.calls.to(contracts.updateContact)).toHaveLength(2));
    expect(at.calls.to(contracts.updateContact)[1]?.body.updated_at).toBe('2026-11-02T12:00:00.000Z');
  });
});

describe('what cannot be sent', () => {
  test('of an about page is named, its picture too', async () => {
    await open('/post-about-company', refuse(getAbout, 404, 'not_found'));
    await save();
    for (const text of ['Title is required', 'Description is required', 'Image is required']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  test('of an about page is said for ten seconds, as its notices are (BUSINESS-21)', async () => {
    await open('/post-about-company', refuse(getAbout, 404, 'not_found'));
    await save();
    await screen.findByText('Title is required');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      // What is complained of anew counts from then.
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await vi.advanceTimersByTimeAsync(9_000);
      expect(screen.queryByText('Title is required')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(1_500);
      await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  test('of a contact is an e-mail or a number that is none', async () => {
    await open('/post-contact-company', refuse(getContact, 404, 'not_found'));
    await write('E-mail', 'guero');
    await write('Phone', '123');
    await save();
    expect(await screen.findByText('That e-mail is not complete')).toBeTruthy();
    expect(screen.getByText(/^The correct format is: country code/)).toBeTruthy();
  });

  test('of the networks is what is no web address', async () => {
    await open('/post-social-company', refuse(getSocialNetworks, 404, 'not_found'));
    await write('Facebook', 'facebook');
    await save();
    expect(await screen.findByText('Paste the whole link: it begins with https://')).toBeTruthy();
  });

  test('of an address is all but its two numbers', async () => {
    await open('/mybusiness/adress/created', refuse(getCompanyAddress, 404, 'not_found'));
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Location',
      'Street 1',
      'Street 2',
      'Reference',
      'Phone',
    ]);
  });
});

test('an address is registered in the town of the marketplace', async () => {
  const at = await open(
    '/mybusiness/adress/created',
    refuse(getCompanyAddress, 404, 'not_found'),
    reply(contracts.addCompanyAddress, aCompanyAddress()),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Lagunitas');
  await write('Street 1', 'Calle Hidalgo');
  await write('Street 2', 'Calle Allende');
  await write('Phone', '6361112233');
  await write('Reference', 'Portón verde');
  await save();
  await waitFor(() => expect(at.pathname + at.search).toBe('/mybusiness/customization?label=address'));
  expect(at.calls.to(contracts.addCompanyAddress)[0]?.body).toMatchObject({
    company: 2,
    neighborhood: 'Lagunitas',
    telephone_number: '+526361112233',
  });
});

test('an address in a place that is served no more says so; it may stay there, come back to it, or go elsewhere (TOWN-2)', async () => {
  const places = aTown().places.map((place) => ({ ...place, is_served: place.value !== 'Angostura' }));
  await open(
    '/mybusiness/adress/update',
    reply(getCompanyAddress, aCompanyAddress({ neighborhood: 'Angostura' })),
    reply(getSettings, someSettings({ site: aSite({ places }) })),
  );
  const choice = await screen.findByRole('combobox', { name: 'Location' });
  expect(await screen.findByText(/^We no longer deliver to Angostura/)).toBeTruthy();
  await userEvent.selectOptions(choice, 'Lagunitas');
  expect(screen.getByText(/^We no longer deliver to Angostura/)).toBeTruthy();
  await userEvent.selectOptions(choice, 'Angostura');
  expect((choice as HTMLSelectElement).value).toBe('Angostura');
});

describe('the picture of an about page', () => {
  test('goes with a new one', async () => {
    const at = await open(
      '/post-about-company',
      refuse(getAbout, 404, 'not_found'),
      reply(contracts.addAbout, anAbout()),
    );
    await write('Title', 'Desde 1985');
    await write('Description', 'A mano.');
    await choosePhoto();
    await save();
    await waitFor(() => expect(at.pathname + at.search).toBe('/mybusiness/customization?label=about'));
    expect(at.calls.to(contracts.addAbout)).toHaveLength(1);
  });

  test('goes by itself later, and the texts are then saved on top of its version', async () => {
    const withPicture = anAbout({ image_picture: aPicture(), updated_at: '2026-11-02T12:00:00.000Z' });
    const at = await open(
      '/put-about-company',
      reply(getAbout, anAbout()),
      reply(contracts.uploadAboutImage, withPicture),
      reply(contracts.updateAbout, anAbout()),
    );
    await choosePhoto();
    expect(await screen.findByText('The image was saved')).toBeTruthy();
    await write('Title', 'Desde 1986');
    await save();
    await waitFor(() => expect(at.calls.to(contracts.updateAbout)).toHaveLength(1));
    expect(at.calls.to(contracts.updateAbout)[0]?.body.updated_at).toBe('2026-11-02T12:00:00.000Z');
  });

  test('leaves texts that somebody has written meanwhile to be asked about', async () => {
    const others = anAbout({ title: 'De ellos', updated_at: '2026-11-02T12:00:00.000Z' });
    const at = await open(
      '/put-about-company',
      reply(getAbout, anAbout()),
      reply(contracts.uploadAboutImage, others),
      reply(contracts.updateAbout, anAbout()),
    );
    await choosePhoto();
    await screen.findByText('The image was saved');
    await save();
    await waitFor(() => expect(at.calls.to(contracts.updateAbout)).toHaveLength(1));
    expect(at.calls.to(contracts.updateAbout)[0]?.body.updated_at).toBe('2026-11-01T12:00:00.000Z');
  });

  test.each([
    [404, 'not_found', 'The requested resource was not found.'],
    [500, 'internal', 'There was an error uploading the image. Please try again.'],
  ])('that is refused with %i says so, and can be tried again', async (status, code, text) => {
    await open('/put-about-company', reply(getAbout, anAbout()), refuse(contracts.uploadAboutImage, status, code));
    await choosePhoto();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Retry pan.jpg' })).toBeTruthy();
  });
});
