import {
  deleteAddressPhoto,
  getAddressPhoto,
  listCustomerAddresses,
  setAddressPhoto,
} from '@mercadito/contracts/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, reply } from '../../../test/harness/replies.ts';

vi.mock(import('../../shared/pictures/shrink-picture.ts'), () => ({ shrinkPicture: async (file: File) => file }));

const PLAIN = anAddress({ address_name: 'Casa', is_default: true, has_photo: false });
const PICTURED = anAddress({ ...PLAIN, has_photo: true });

const open = (address: typeof PLAIN, ...replies: Reply[]) =>
  openScreen('/profile/address', {
    as: aCustomer(),
    replies: [reply(listCustomerAddresses, { results: [address] }), ...replies],
  });

test('a photo of the gate is sent, and then can be seen (PLACE-8)', async () => {
  const at = await open(PLAIN, reply(setAddressPhoto, PICTURED), reply(getAddressPhoto, { webp: 'UklGRg==' }));
  await screen.findByRole('button', { name: 'Add a photo of the gate: Casa' });
  at.replies.set(reply(listCustomerAddresses, { results: [PICTURED] }));
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(chooser as HTMLInputElement, new File(['x'], 'gate.jpg', { type: 'image/jpeg' }));
  expect(at.calls.to(getAddressPhoto)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'See the photo of the gate: Casa' }));
  const photo = await screen.findByRole<HTMLImageElement>('img', { name: 'Casa: the gate' });
  expect(photo.src).toBe('data:image/webp;base64,UklGRg==');
  expect(at.calls.to(setAddressPhoto)).toMatchObject([{ params: { addressId: PLAIN.id } }]);
});

test('it is deleted after a question', async () => {
  const at = await open(PICTURED, reply(deleteAddressPhoto, PLAIN));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the photo of the gate: Casa' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the photo of Casa?' }));
  at.replies.set(reply(listCustomerAddresses, { results: [PLAIN] }));
  await userEvent.click(question.getByRole('button', { name: 'Delete the photo' }));
  await waitFor(() => expect(at.calls.to(deleteAddressPhoto)).toHaveLength(1));
  const take = await screen.findByRole('button', { name: 'Add a photo of the gate: Casa' });
  await waitFor(() => expect(document.activeElement).toBe(take));
});
