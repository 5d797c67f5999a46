import type { About } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';
import { addressOf, type PictureRow, pictureOf } from '../../platform/pictures/pictures.ts';

/** What a company tells of itself. */
export async function findAbout(db: Db, companyId: number): Promise<About | undefined> {
  const row = await db
    .selectFrom('company_abouts as about')
    .leftJoin('images', 'images.hash', 'about.image')
    .select(['about.id', 'about.company_id as company', 'about.title', 'about.description', 'about.updated_at'])
    .select(['images.hash', 'images.width', 'images.height', 'images.widths', 'images.placeholder'])
    .where('about.company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, company, title, description, updated_at } = row;
  const picture = pictureOf(row.hash === null ? null : (row as PictureRow));
  return { id, company, title, description, image: addressOf(picture), image_picture: picture, updated_at };
}
