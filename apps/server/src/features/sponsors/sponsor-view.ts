import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import type { Sponsor, SponsorRequest } from '@mercadito/contracts/sponsors';
import { pictureOf } from '../../platform/pictures/pictures.ts';
import type { SponsorRow } from './sponsors.queries.ts';

/** A featured business as everybody sees it. */
export const sponsorView = (row: SponsorRow): Sponsor => ({
  company_id: row.company_id,
  name: row.company,
  banner_picture: bannerOf(row),
});

/** A request to be featured as its owner and Admins see it. */
export const sponsorRequestView = (row: SponsorRow): SponsorRequest => ({
  id: row.id,
  company: row.company,
  company_id: row.company_id,
  phone: row.phone,
  email: row.email,
  banner_image: pictureAddress(bannerOf(row)),
  banner_picture: bannerOf(row),
  user_id: row.user_id,
  created_at: row.created_at,
  approved_at: row.approved_at,
});

/** @throws never for an open request, which the database keeps with its picture */
function bannerOf({ id, banner }: SponsorRow): Picture {
  const picture = pictureOf(banner);
  if (!picture) throw new Error(`The open sponsor request ${id} has no picture`);
  return picture;
}
