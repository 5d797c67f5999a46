import { readServices, updateService } from '@mercadito/contracts/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openServices, own, press } from '../../../test/harness/own-services.ts';
import { inTurn, later, refuse } from '../../../test/harness/replies.ts';
import { inPages, manyServices } from '../../../test/harness/service-pages.ts';
import { api } from '../../shared/api/api.ts';

const { company, zones } = own();
const hers = (count: number, pinned: number) => manyServices(count, { pinned, company, zones });

const findNames = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const namesOf = (services: ReturnType<typeof hers>) => services.map(({ name }) => name);

test('an owner’s services are 24 first, the pinned ones among them, and grow (SERVICE-8)', async () => {
  const all = hers(200, 3);
  const at = await openServices([inPages(all)]);
  expect(await findNames('Pinned services')).toEqual(namesOf(all.slice(0, 3)));
  expect(await findNames('All services')).toEqual(namesOf(all.slice(3, 24)));
  expect(screen.getByText('176 more')).toBeDefined();
  await press('Load More');
  await waitFor(async () => expect(await findNames('All services')).toEqual(namesOf(all.slice(3, 48))));
  const [, , , ...cards] = screen.getAllByRole('listitem').filter((card) => within(card).queryByRole('heading'));
  await waitFor(() => expect(cards[21]?.contains(document.activeElement)).toBe(true));
  expect(await findNames('Pinned services')).toHaveLength(3);
  expect(screen.getByText('152 more')).toBeDefined();
  await at.reopen();
  await waitFor(async () => expect(await findNames('All services')).toHaveLength(45));
});

test('one of a later page is pinned at once, and stands where it was when that is refused', async () => {
  const all = hers(60, 1);
  const answer = later(updateService);
  await openServices([inPages(all), answer], '?page=2');
  await waitFor(async () => expect(await findNames('All services')).toHaveLength(47));
  await press('Pin Servicio 40');
  await waitFor(async () => expect(await findNames('Pinned services')).toEqual(['Servicio 1', 'Servicio 40']));
  expect(await findNames('All services')).toEqual(namesOf(all.slice(1, 48).filter(({ id }) => id !== 40)));
  expect(screen.getByText('12 more')).toBeDefined();
  answer.give(refuse(updateService, 409, 'service_pin_limit'));
  await waitFor(async () => expect(await findNames('Pinned services')).toEqual(['Servicio 1']));
  expect(await findNames('All services')).toEqual(namesOf(all.slice(1, 48)));
});

test('pinned ones alone are no empty list', async () => {
  await openServices([inPages(hers(2, 2))]);
  expect(await findNames('Pinned services')).toEqual(['Servicio 1', 'Servicio 2']);
  expect(screen.queryByRole('list', { name: 'All services' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'There are no services yet...' })).toBeNull();
});

test('a next page that fails leaves the cards there, and so does a lost line', async () => {
  const all = inPages(hers(30, 1));
  const at = await openServices([inTurn(all, refuse(readServices, 500, 'internal_error'), all)]);
  await findNames('All services');
  await press('Load More');
  expect((await screen.findByRole('alert')).textContent).toBe('The next page could not be loaded. Try again.');
  expect(await findNames('All services')).toHaveLength(23);
  at.goOffline();
  act(() => void at.store.dispatch(api.util.invalidateTags(['Service'])));
  expect(await screen.findByText(/This may be out of date/)).toBeDefined();
  expect(await findNames('Pinned services')).toEqual(['Servicio 1']);
});
