import { listCustomerAddresses, setAddressPin } from '@mercadito/contracts/addresses';
import { getSettings } from '@mercadito/contracts/settings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const MAP_TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' };
const PIN = { latitude: 30.118312, longitude: -107.632047, plus_code: '852J4999+85', accuracy_m: 12 };
const HOME = anAddress({ address_name: 'Casa', is_default: true, pin: PIN });
const MUM = anAddress({ id: 7, address_name: 'Mamá', is_default: false, pin: null });

// The window of the tests has no pointers to hold.
beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

const open = (map_tiles: typeof MAP_TILES | null = MAP_TILES) =>
  openScreen('/profile/address', {
    as: aCustomer(),
    replies: [
      reply(getSettings, someSettings({ site: aSite(map_tiles ? { map_tiles } : {}) })),
      reply(listCustomerAddresses, { results: [HOME, MUM] }),
      reply(setAddressPin, HOME),
    ],
  });

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const sheet = within(await screen.findByRole('dialog'));
  const field = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: /Plus code, coordinates/ });
  return { sheet, where: () => field.value, field };
}
const openHome = () => openDialog('Change the exact place of Casa');
const press = (sheet: ReturnType<typeof within>, name: string) => userEvent.click(sheet.getByRole('button', { name }));
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('dialog img')].map(({ src }) => src);

test('the place of an address stands on a map, and buttons move it there (PLACE-10)', async () => {
  const at = await open();
  const { sheet, where } = await openHome();
  await sheet.findByRole('group', { name: 'Map: the point in the middle is the exact place' });
  expect(tiles()).toContain('https://tiles.example/17/26348/54027.png');
  expect(sheet.getByText('© Tiles')).toBeTruthy();
  await expectAccessible();
  for (const way of ['up', 'up', 'right']) await press(sheet, `Move the point ${way}`);
  await press(sheet, 'Save the place');
  await waitFor(() => expect(at.calls.to(setAddressPin)).toHaveLength(1));
  const { where: saved, ...others } = at.calls.to(setAddressPin)[0]?.body ?? {};
  expect(saved).toBe(where());
  expect(saved).toBe('30.118608, -107.631875');
  // How exact the device once was is not said of a place that was moved since.
  expect(others).not.toHaveProperty('accuracy_m');
});

test('a finger draws the map below the pin, two bring it nearer (PLACE-10)', async () => {
  await open();
  const { sheet, where } = await openHome();
  const map = (await sheet.findByRole('group', { name: /^Map/ })).firstElementChild as HTMLElement;
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(map, { pointerId: 1, clientX: 84, clientY: 132 });
  expect(where()).toBe('30.118312, -107.632047');
  fireEvent.pointerUp(map, { pointerId: 1 });
  expect(where()).toBe('30.118609, -107.631875');
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(map, { pointerId: 2, clientX: 120, clientY: 100 });
  fireEvent.pointerMove(map, { pointerId: 2, clientX: 160, clientY: 100 });
  for (const pointerId of [1, 2]) fireEvent.pointerUp(map, { pointerId });
  expect(tiles()[0]).toContain('/18/');
  expect(where()).toBe('30.118609, -107.631875');
});

test('what is typed or pasted moves the map; what is no place leaves it (PLACE-10)', async () => {
  await open();
  const { sheet, field } = await openHome();
  await sheet.findByRole('group', { name: /^Map/ });
  await userEvent.clear(field);
  expect(tiles()).toContain('https://tiles.example/17/26348/54027.png');
  await userEvent.type(field, '30.2, -107.7');
  expect(tiles()).not.toContain('https://tiles.example/17/26348/54027.png');
});

test('an address without a place begins near another one, and has none until the map is moved (PLACE-10)', async () => {
  await open();
  const { sheet, where } = await openDialog('Set the exact place of Mamá');
  await sheet.findByText('Zoom in and move the map to your house.');
  expect(tiles()).toContain('https://tiles.example/17/26348/54027.png');
  expect(where()).toBe('');
  await press(sheet, 'Move the point down');
  expect(where()).not.toBe('');
  expect(sheet.getByText('Move the map until the point is on your house.')).toBeTruthy();
});

test('tiles that do not come leave the rest as it is (PLACE-10)', async () => {
  const at = await open();
  const { sheet } = await openHome();
  await sheet.findByRole('group', { name: /^Map/ });
  fireEvent.error(document.querySelector('dialog img') as Element);
  expect(sheet.getByText('The map is not loading now.')).toBeTruthy();
  await press(sheet, 'Move the point left');
  await press(sheet, 'Save the place');
  await waitFor(() => expect(at.calls.to(setAddressPin)).toHaveLength(1));
});

test('where no tiles are configured there is no map (PLACE-10)', async () => {
  await open(null);
  const { sheet } = await openHome();
  expect(sheet.queryByRole('group')).toBeNull();
  expect(tiles()).toEqual([]);
});

test('what a finger has done in one frame is all counted (PLACE-10)', async () => {
  await open();
  const { sheet, where } = await openHome();
  const map = (await sheet.findByRole('group', { name: /^Map/ })).firstElementChild as HTMLElement;
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 100, clientY: 100 });
  act(() => {
    const { pointerMove, pointerUp } = createEvent;
    for (const [clientX, clientY] of [
      [92, 110],
      [84, 132],
    ])
      map.dispatchEvent(pointerMove(map, { pointerId: 1, clientX, clientY }));
    map.dispatchEvent(pointerUp(map, { pointerId: 1 }));
  });
  expect(where()).toBe('30.118609, -107.631875');
});
