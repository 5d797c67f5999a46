import type { About } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';
import {
  addressOf,
  insertPicture,
  type PictureRow,
  pictureOf,
  type StoredPicture,
} from '../../platform/pictures/pictures.ts';
import { record } from '../../platform/record/record.ts';
import { conflict, notFound } from '../../platform/refusals/errors.ts';
import { findAbout, insertAbout, setAbout } from './about.queries.ts';
import { requireCompanyName } from './company-name.queries.ts';
import { type EntryKey, lockEntry } from './lock-entry.ts';

interface Texts {
  title: string;
  description: string;
}

/**
 * What a company tells of itself.
 * @throws 404 while it tells nothing
 */
export async function showAbout(db: Db, companyId: number): Promise<About> {
  const row = await findAbout(db, companyId);
  if (!row) throw notFound('About page');
  const { id, company, title, description, updated_at } = row;
  const picture = pictureOf(row.hash === null ? null : (row as PictureRow));
  return { id, company, title, description, image: addressOf(picture), image_picture: picture, updated_at };
}

const ABOUT = { table: 'company_abouts', noun: 'About page', show: showAbout } as const;

/**
 * Writes a company's one about page, with its picture.
 * @throws 409 `about_exists` for a second one
 */
export async function addAbout(db: Db, companyId: number, texts: Texts, picture: StoredPicture): Promise<About> {
  await requireCompanyName(db, companyId);
  const image = await insertPicture(db, picture);
  const { title, description } = texts;
  if (!(await insertAbout(db, companyId, { title, description, image }))) {
    throw conflict('about_exists', 'The business has an about page already: change that one.');
  }
  record(db, { type: 'company_about.added', companyId });
  return showAbout(db, companyId);
}

/**
 * Changes the texts of a company's about page.
 * @throws 404 for one that is not this company's, 409 `changed_meanwhile` when it is newer than what was read
 */
export async function changeAbout(
  db: Db,
  key: EntryKey,
  { title, description, updated_at }: Texts & { updated_at?: string | undefined },
  now: Date,
): Promise<About> {
  await lockEntry(db, ABOUT, key, updated_at);
  await setAbout(db, key.id, { title, description }, now);
  record(db, { type: 'company_about.updated', companyId: key.companyId });
  return showAbout(db, key.companyId);
}

/**
 * Replaces the picture of a company's about page.
 * @throws 404 for one that is not this company's
 */
export async function changeAboutPicture(db: Db, key: EntryKey, picture: StoredPicture, now: Date): Promise<About> {
  await lockEntry(db, ABOUT, key, undefined);
  await setAbout(db, key.id, { image: await insertPicture(db, picture) }, now);
  record(db, { type: 'company_about.updated', companyId: key.companyId });
  return showAbout(db, key.companyId);
}
