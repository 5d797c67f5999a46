import {
  acceptPlaceProposal,
  declinePlaceProposal,
  deleteAddressPin,
  listCustomerAddresses,
  setAddressPin,
} from '@mercadito/contracts/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { DENIED, deviceAt, FOUND, positionForbidden } from '../../../test/geolocation.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const HOME = anAddress({ address_name: 'Casa', is_default: true, pin: null, updated_at: '2026-11-01T12:00:00.000Z' });
const PIN = { latitude: 30.118312, longitude: -107.632047, plus_code: '852J4999+85', accuracy_m: 12 };
const PINNED = anAddress({ ...HOME, pin: PIN });

const open = (address = HOME, ...replies: Reply[]) =>
  openScreen('/profile/address', {
    as: aCustomer(),
    replies: [reply(listCustomerAddresses, { results: [address] }), reply(setAddressPin, PINNED), ...replies],
  });

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Set the exact place of Casa' }));
  return within(await screen.findByRole('dialog', { name: 'Set the exact place of Casa' }));
}
const place = (sheet: Awaited<ReturnType<typeof openDialog>>) =>
  sheet.findByRole<HTMLTextAreaElement>('textbox', { name: /Plus code, coordinates/ });

test('where the device is becomes the exact place, with how exact it is, and is asked for by a tap alone (PLACE-6)', async () => {
  deviceAt(FOUND);
  const at = await open();
  const sheet = await openDialog();
  expect((await place(sheet)).value).toBe('');
  await userEvent.click(sheet.getByRole('button', { name: 'Use my current location' }));
  expect(await sheet.findByText('Found, to within 12 m.')).toBeTruthy();
  expect(sheet.getByText('Understood as 852J4999+85')).toBeTruthy();
  at.replies.set(reply(listCustomerAddresses, { results: [PINNED] }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save the place' }));
  expect(await screen.findByText('852J4999+85')).toBeTruthy();
  expect(at.calls.to(setAddressPin)).toMatchObject([
    {
      params: { addressId: HOME.id },
      body: { where: '30.118312, -107.632047', accuracy_m: 12, updated_at: HOME.updated_at },
    },
  ]);
});

test('a device that does not say where it is leaves the place to be pasted (PLACE-6)', async () => {
  deviceAt(DENIED);
  const at = await open();
  const sheet = await openDialog();
  await userEvent.click(await sheet.findByRole('button', { name: 'Use my current location' }));
  expect(await sheet.findByText(/This device does not say where it is/)).toBeTruthy();
  await userEvent.type(await place(sheet), '852J4999+85 Galeana');
  expect(await sheet.findByText('Understood as 852J4999+85')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save the place' }));
  await waitFor(() => expect(at.calls.to(setAddressPin)).toHaveLength(1));
  expect(at.calls.to(setAddressPin)[0]?.body).not.toHaveProperty('accuracy_m');
});

test('from a page that may not ask where it is, the press goes on in one that may, and once (PLACE-6)', async () => {
  deviceAt(FOUND);
  const at = await open();
  let sheet = await openDialog();
  const page = positionForbidden();
  await userEvent.click(await sheet.findByRole('button', { name: 'Use my current location' }));
  expect(page.reload).toHaveBeenCalledOnce();
  page.allow();
  await at.reload();
  sheet = within(await screen.findByRole('dialog', { name: 'Set the exact place of Casa' }));
  expect(await sheet.findByText('Found, to within 12 m.')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save the place' }));
  const say = await screen.findByRole('button', { name: 'Set the exact place of Casa' });
  await waitFor(() => expect(document.activeElement).toBe(say));
  await at.reload();
  await screen.findByRole('button', { name: 'Set the exact place of Casa' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where it stays forbidden, the dialog says what to do instead of opening the page over and over (PLACE-6)', async () => {
  deviceAt(FOUND);
  const at = await open();
  const sheet = await openDialog();
  const page = positionForbidden();
  await userEvent.click(await sheet.findByRole('button', { name: 'Use my current location' }));
  await at.reload();
  expect(await screen.findByText(/This device does not say where it is.*paste the place below/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use my current location' }));
  expect(page.reload).toHaveBeenCalledOnce();
});

test('rubbish gets a clear word beside its field (PLACE-6)', async () => {
  await open(HOME, refuse(setAddressPin, 400, 'place_unreadable', { errors: { where: ['Is no place'] } }));
  const sheet = await openDialog();
  await userEvent.type(await place(sheet), 'la casa azul');
  await userEvent.click(sheet.getByRole('button', { name: 'Save the place' }));
  expect(await sheet.findByText(/^There is no place in this/)).toBeTruthy();
});

test('an exact place is taken away with Undo, and leads to the map', async () => {
  const at = await open(PINNED, reply(deleteAddressPin, HOME));
  expect((await screen.findByRole('link', { name: 'See it on the map' })).getAttribute('href')).toContain('30.118312');
  at.replies.set(reply(listCustomerAddresses, { results: [HOME] }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the exact place of Casa' }));
  const say = await screen.findByRole('button', { name: 'Set the exact place of Casa' });
  await waitFor(() => expect(document.activeElement).toBe(say));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(at.calls.to(setAddressPin)).toHaveLength(1));
  expect(at.calls.to(setAddressPin)[0]?.body).toMatchObject({ where: '30.118312, -107.632047', accuracy_m: 12 });
});

const PROPOSAL = {
  ...PIN,
  transaction_id: 'Abc12345xyz',
  driver_name: 'Beto',
  proposed_at: '2026-11-02T17:00:00.000Z',
};

test.each([
  [
    'Yes, keep this place',
    acceptPlaceProposal,
    { body: { transaction_id: 'Abc12345xyz', proposed_at: PROPOSAL.proposed_at } },
  ],
  ['No, it is not here', declinePlaceProposal, { query: { proposed_at: PROPOSAL.proposed_at } }],
])('what a driver has found is answered with "%s" (PLACE-9)', async (answer, call, sent) => {
  const at = await open(anAddress({ ...HOME, proposal: PROPOSAL }), reply(call, PINNED));
  expect(await screen.findByText('Beto, who brought order Abc12345xyz, found it at 852J4999+85.')).toBeTruthy();
  at.replies.set(reply(listCustomerAddresses, { results: [HOME] }));
  await userEvent.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByText('Is your house here?')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Casa' })));
  expect(at.calls.to(call)).toMatchObject([{ params: { addressId: HOME.id }, ...sent }]);
});
