import { listServiceCategories, listServiceZones } from '@mercadito/contracts/categories';
import { readServices, type Service } from '@mercadito/contracts/services';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwner } from '../fixtures/accounts.ts';
import { aPicture } from '../fixtures/pictures.ts';
import { aService } from '../fixtures/services.ts';
import { openScreen } from './open-screen.tsx';
import { type Reply, refuse, reply } from './replies.ts';

const GARDENING = { id: 2, name: 'Jardinería', name_en: 'Gardening' };
export const CLEANING = { id: 3, name: 'Limpieza', name_en: 'Cleaning' };
const NORTH = { id: 1, name: 'Norte', name_en: 'North' };
export const SOUTH = { id: 4, name: 'Sur', name_en: 'South' };

/** A service of the owner's, in the northern zone, with a picture. */
export const own = (more: Partial<Service> = {}): Service =>
  aService({ company: { pk: 2, name: 'Burritos El Güero' }, zones: [NORTH], photo_picture: aPicture(), ...more });

const inList = (service: Service): Service => ({ ...service, description: '' });

/** The server has these services, on one page. A list is without descriptions. */
export const listed = (...services: Service[]): Reply =>
  reply(readServices, ({ query }) =>
    query.action === 'details'
      ? (services.find(({ slug }) => slug === query.slug) ?? refuse(readServices, 404, 'not_found'))
      : {
          services: services.filter(({ is_pin }) => !is_pin).map(inList),
          service_pinned: services.filter(({ is_pin }) => is_pin).map(inList),
          next: null,
          count: services.length,
        },
  );

/** Opens an owner's services. */
export const openServices = (replies: readonly Reply[], search = '') =>
  openScreen(hrefTo('companyServices') + search, {
    as: anOwner(),
    replies: [reply(listServiceCategories, [GARDENING, CLEANING]), reply(listServiceZones, [NORTH, SOUTH]), ...replies],
  });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Takes one of the choices of a field. */
export async function choose(label: RegExp, option: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('main')).getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
}
