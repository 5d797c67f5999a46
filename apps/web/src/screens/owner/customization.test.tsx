import { getAbout, getCompanyAddress, getContact, getSocialNetworks } from '@mercadito/contracts/customization';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aCompanyAddress, aContact, anAbout } from '../../../test/fixtures/customization.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (label: string, answer: Reply) =>
  openScreen(`/mybusiness/customization?label=${label}`, { as: anOwner(), replies: [answer] });

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

const SECTIONS = [
  [
    'address',
    getCompanyAddress,
    'Please register an address for your company',
    'Add address',
    '/mybusiness/adress/created',
  ],
  [
    'about',
    getAbout,
    'You have not said anything about your business yet',
    'Say something about my business',
    '/post-about-company',
  ],
  ['contact', getContact, 'You have not said how to reach your business yet', 'Add contact', '/post-contact-company'],
  ['social', getSocialNetworks, 'You have no social networks here yet', 'Add social networks', '/post-social-company'],
] as const;

describe.each(SECTIONS)('the tab of the %s', (label, read, none, add, page) => {
  test('says that there is none yet, and leads to where it is added (SCREEN-27)', async () => {
    await open(label, refuse(read, 404, 'not_found'));
    expect(await screen.findByRole('heading', { name: none })).toBeTruthy();
    expect(await linkTo(add)).toBe(page);
    await expectAccessible();
  });

  test('says that it cannot be had, and asks again', async () => {
    await open(label, inTurn(refuse(read, 500, 'internal'), refuse(read, 404, 'not_found')));
    expect(await screen.findByRole('heading', { name: "I can't load the content, try again.." })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: none })).toBeTruthy();
  });
});

const NETWORKS = { ...NO_NETWORKS, facebook_url: 'https://facebook.com/guero' };

test.each([
  [
    'address',
    reply(getCompanyAddress, aCompanyAddress()),
    /Calle Allende/,
    'Edit address',
    '/mybusiness/adress/update',
  ],
  ['about', reply(getAbout, anAbout()), 'Desde 1985', 'Edit what I say', '/put-about-company'],
  ['contact', reply(getContact, aContact()), 'guero@example.com', 'Edit contact', '/put-contact-company'],
  [
    'social',
    reply(getSocialNetworks, NETWORKS),
    'https://facebook.com/guero',
    'Edit social networks',
    '/put-social-company',
  ],
])('the tab of the %s shows what stands, and leads to where it is edited', async (label, answer, shown, edit, page) => {
  await open(label, answer);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(await linkTo(edit)).toBe(page);
  await expectAccessible();
});

test.each([
  ['contact', reply(getContact, aContact({ email: '', phone_number: '', address: '' }))],
  ['social', reply(getSocialNetworks, NO_NETWORKS)],
])('the tab of the %s says of one without anything in it that nothing is filled in', async (label, answer) => {
  await open(label, answer);
  expect(await screen.findByText('There is nothing here yet.')).toBeTruthy();
});

test('a tab that is opened stands in the address', async () => {
  const at = await open('about', reply(getAbout, anAbout()));
  at.replies.set(reply(getContact, aContact()));
  await userEvent.click(await screen.findByRole('tab', { name: 'Contact' }));
  expect(await screen.findByText('Frente a la plaza')).toBeTruthy();
  expect(at.search).toBe('?label=contact');
});
