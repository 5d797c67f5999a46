import { blockPerson, signUp, updatePerson } from '@mercadito/contracts/accounts';
import { addCustomerAddress } from '@mercadito/contracts/addresses';
import { getDriverProfile, setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@mercadito/server/demo/accounts';
import { makeAdmin } from '@mercadito/server/features/accounts/index';
import type { Services } from '@mercadito/server/platform/serve/services';
import type { FastifyInstance } from 'fastify';
import { drivers, people, shops } from '../catalogue/index.ts';
import { createCaller } from './caller.ts';
import { type Resident, residentOf, type Town } from './town.ts';

const ADMIN = 'admin';
const FAR_AHEAD = '2099-12-31';
const WEEK_MS = 7 * 86_400_000;

/** Who orders, beside the demo's customer. */
export const CUSTOMERS: readonly [string, ...string[]] = [
  'member',
  ...people.slice(0, 16).map(({ username }) => username),
];

/** Who delivers what is over by now. */
export const DRIVERS: readonly [string, ...string[]] = ['driver2', ...drivers.map(({ username }) => username)];

interface NewPerson {
  username: string;
  firstName: string;
  lastName: string;
  email?: string;
}

/** Opens an account, and knows its holder by the token from then on. */
async function moveIn(app: FastifyInstance, person: NewPerson): Promise<Resident> {
  const { username, firstName, lastName } = person;
  const { token, user } = await createCaller(app)(signUp, {
    username,
    first_name: firstName,
    last_name: lastName,
    email: person.email ?? `${username}@example.com`,
    password: DEMO_PASSWORD,
  });
  return { userId: user.id, username, call: createCaller(app, token) };
}

/** The demo's Admin signs up like anybody, and is made one as an installation's first Admin is. */
export async function openAdmin({ config, database, now }: Services, app: FastifyInstance): Promise<Resident> {
  const person = DEMO_ACCOUNTS.find(({ username }) => username === ADMIN);
  if (!person) throw new Error('The demo has no Admin');
  const email = `${ADMIN}@example.com`;
  const admin = await moveIn(app, { ...person, email });
  const asked = { askPassword: async () => DEMO_PASSWORD, confirm: async () => undefined };
  await makeAdmin(database.db, { username: ADMIN, email, site: config, ...asked }, now());
  return admin;
}

/** The owner of a shop signs in by the shop's key; one of them is the demo account `owner`. */
export const ownerOf = (shopKey: string): string =>
  shopKey === shops[0]?.key ? 'owner' : `negocio-${shopKey}`.slice(0, 60);

async function giveMembership(town: Town, { userId }: Resident): Promise<void> {
  await town.admin.call(updatePerson, { userId, subscription_until: FAR_AHEAD });
}

type Hours = readonly [begins: string, ends: string];

async function makeDriver(town: Town, username: string, hours: Hours): Promise<void> {
  const { userId, call } = await residentOf(town, username);
  const { driver_id } = await town.admin.call(updatePerson, { userId, role: 'driver' });
  if (driver_id === null) throw new Error(`${username} has become no driver`);
  const [daily_start_time, daily_end_time] = hours;
  await call(setDriverAvailability, { driver_id, availability_status: 'available', daily_start_time, daily_end_time });
}

/** Who has the day off goes off duty once the orders of the past weeks are delivered. */
export async function sendHome(town: Town): Promise<void> {
  for (const { username } of drivers.filter(({ isOnDuty }) => !isOnDuty)) {
    const { userId, call } = await residentOf(town, username);
    const { id: driver_id } = await call(getDriverProfile, { userId });
    await call(setDriverAvailability, { driver_id, availability_status: 'unavailable' });
  }
}

/** Says who comes, in this order, and has them move in one after the other; owners with their membership. */
function invite(town: Town, newcomers: readonly NewPerson[], owners: ReadonlySet<string>): Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  for (const person of newcomers) {
    const { username } = person;
    const arrival = last.then(async () => {
      const resident = await moveIn(town.app, person);
      if (owners.has(username)) await giveMembership(town, resident);
      return resident;
    });
    town.residents.set(username, arrival);
    last = arrival;
  }
  return last;
}

/** Everybody who signs in: the shops' owners, in the order of their shops, the demo accounts, the people who order and review. */
export async function fillPeople(town: Town): Promise<void> {
  const owners = shops.map(({ key, owner }) => ({ username: ownerOf(key), ...owner }));
  const accounts = DEMO_ACCOUNTS.filter(({ username }) => username !== ADMIN);
  const newcomers = new Map([...owners, ...accounts, ...drivers, ...people].map((person) => [person.username, person]));
  const members = new Set(['member', ...owners.map(({ username }) => username)]);
  await invite(town, [...newcomers.values()], members);
  await makeDriver(town, 'driver', ['08:00', '20:00']);
  await makeDriver(town, 'driver2', ['08:00', '20:00']);
  for (const { username, hours } of drivers) await makeDriver(town, username, hours);
  const withAddress = ['customer', 'driver', 'driver2', ...CUSTOMERS];
  for (const [at, username] of withAddress.entries()) await addAddress(town, username, at);
}

/** What an Admin has decided about people, once they have done what they do: one is kept out, one is a member for a week more. */
export async function decideOnPeople(town: Town): Promise<void> {
  const [ending, kept] = await Promise.all(people.slice(-2).map(({ username }) => residentOf(town, username)));
  if (!ending || !kept) throw new Error('The demo has too few people');
  const subscription_until = new Date(town.app.services.now().getTime() + WEEK_MS).toISOString();
  await town.admin.call(updatePerson, { userId: ending.userId, subscription_until });
  const reason = 'Pidió tres veces y nadie abrió la puerta. Llámanos para aclararlo.';
  await town.admin.call(blockPerson, { userId: kept.userId, reason });
}

const STREETS = [
  'Calle Hidalgo',
  'Av. Juárez',
  'Calle Morelos',
  'Camino al Molino',
  'Calle 5 de Mayo',
  'Calle Allende',
];
const REFERENCES = [
  'Frente a la plaza, portón verde',
  'Casa de adobe junto a la nogalera',
  'Atrás de la primaria, barda blanca',
  'A un lado de la llantera, hay un perro que no muerde',
];
const PLACES = ['Galeana', 'Lebaron', 'Lagunitas', 'Angostura', 'San Jeronimo'];

async function addAddress(town: Town, username: string, at: number): Promise<void> {
  const names = [...DEMO_ACCOUNTS, ...people].find((person) => person.username === username);
  const { call } = await residentOf(town, username);
  await call(addCustomerAddress, {
    first_name: names?.firstName ?? username,
    last_name: names?.lastName ?? username,
    neighborhood: PLACES[at % PLACES.length] ?? 'Galeana',
    street_1: STREETS[at % STREETS.length] ?? 'Calle Hidalgo',
    street_2: STREETS[(at + 2) % STREETS.length] ?? '',
    exterior_number: String(12 + at * 7),
    telephone_number: `+52 636 000 ${String(2000 + at)}`,
    additional_instructions: REFERENCES[at % REFERENCES.length] ?? '',
  });
}
