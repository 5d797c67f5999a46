import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A picture on the disk, not yet known to the database. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** The widths it can be had in, px, narrowest first. */
  readonly widths: readonly number[];
  /** A thumbhash, base64. */
  readonly placeholder: string;
}

/** Makes a stored picture known to the database; other tables refer to it by the hash this returns. */
export async function insertPicture(transaction: Db, picture: StoredPicture): Promise<string> {
  const { hash, width, height, placeholder } = picture;
  await transaction
    .insertInto('images')
    .values({ hash, width, height, placeholder, widths: [...picture.widths] })
    .execute();
  return hash;
}

/** Whether the database knows a picture in that width: a store is asked for no name that somebody made up. */
export async function isKnown(db: Db, hash: string, width: number): Promise<boolean> {
  const row = await db.selectFrom('images').select('widths').where('hash', '=', hash).executeTakeFirst();
  return row?.widths.includes(width) ?? false;
}

/** The columns of `images` under the names that `pictureOf` reads. */
export interface PictureRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly placeholder: string;
}

/** The picture a column refers to, as a column of its own: `pictureAt('products.photo').as('photo')`. */
export function pictureAt(column: string): RawBuilder<PictureRow | null> {
  return sql<PictureRow | null>`(
    select json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder)
    from images where hash = ${sql.ref(column)})`;
}

/** A picture on the wire, null for a missing one. */
export function pictureOf(row: PictureRow | null | undefined): Picture | null {
  if (!row) return null;
  const { hash, widths, width, height, placeholder } = row;
  return { base: `/media/${hash}`, widths, width, height, placeholder };
}

/** The widest size's address: what the fields of old (`photo`, `profileImage`, …) carry. */
export function addressOf(picture: Picture | null): string | null {
  return picture ? pictureAddress(picture) : null;
}
