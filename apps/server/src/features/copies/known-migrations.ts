import { readMigrations } from '../../database/migrate.ts';
import { type Header, UnusableCopy } from './copy-format.ts';

type Migrations = Header['migrations'];

const isSame = (one: Migrations[number] | undefined, { name, checksum }: Migrations[number]): boolean =>
  one?.name === name && one.checksum === checksum;

export const areAlike = (one: Migrations, other: Migrations): boolean =>
  one.length === other.length && one.every((migration, place) => isSame(other[place], migration));

/** The first migration that this version does not know; undefined where it knows all of them. */
export async function findForeign(migrations: Migrations): Promise<Migrations[number] | undefined> {
  const known = await readMigrations();
  return migrations.find((migration, place) => !isSame(known[place], migration));
}

/** @throws for a copy that was made by a newer version than this one, or by another program */
export async function refuseNewer({ migrations }: Pick<Header, 'migrations'>): Promise<void> {
  if (migrations.length === 0)
    throw new UnusableCopy('The copy cannot be used: it does not say of which version it is.');
  const foreign = await findForeign(migrations);
  if (!foreign) return;
  throw new UnusableCopy(
    `The copy was made by a newer version, or another one: this one does not know its migration ${foreign.name}. Update first, then restore.`,
  );
}
