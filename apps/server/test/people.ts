import { getUser, signUp } from '@mercadito/contracts/accounts';
import type { TestApp } from './test-app.ts';

export interface Person {
  readonly token: string;
  readonly userId: number;
  readonly driverId: number | null;
  readonly companyId: number | null;
}

export const PASSWORD = 'a-good-password';
let people = 0;

/** Signs a new person up through the call itself. */
export async function aCustomer(test: TestApp, username = `person-${++people}`): Promise<Person> {
  const form = { username, first_name: 'Ana', last_name: 'Ruiz', email: `${username}@example.com`, password: PASSWORD };
  const { body } = await test.call(signUp, form);
  return { token: body.token, userId: body.user.id, driverId: null, companyId: null };
}

/** A customer whose membership runs for a year. */
export async function aMember(test: TestApp): Promise<Person> {
  const person = await aCustomer(test);
  const until = new Date(test.clock.now.getTime() + 365 * 86_400_000).toISOString();
  await test.db.updateTable('users').set({ subscription_until: until }).where('id', '=', person.userId).execute();
  return person;
}

export async function anAdmin(test: TestApp): Promise<Person> {
  const person = await aCustomer(test);
  await test.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', person.userId).execute();
  return person;
}

/** An available driver. */
export async function aDriver(test: TestApp): Promise<Person & { driverId: number }> {
  const person = await aCustomer(test);
  await test.db.updateTable('users').set({ role: 'Driver' }).where('id', '=', person.userId).execute();
  const { id } = await test.db
    .insertInto('drivers')
    .values({ user_id: person.userId, availability_status: 'available' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, driverId: id };
}

/** Reads the person again, for the ids they have got since. */
export async function refreshed(test: TestApp, person: Person): Promise<Person> {
  const { body } = await test.call(getUser, {}, person.token);
  return { ...person, driverId: body.driver_id, companyId: body.company_id };
}
