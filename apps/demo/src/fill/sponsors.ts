import { decideSponsorRequest, requestSponsorship } from '@mercadito/contracts/sponsors';
import { sponsors } from '../catalogue/index.ts';
import { sponsorBannerOf } from '../pictures/index.ts';
import { ownerOf } from './people.ts';
import { pictureFile } from './picture-file.ts';
import { residentOf, type Town } from './town.ts';

/** Who is featured, and who asks to be. */
export async function fillSponsors(town: Town): Promise<void> {
  for (const { shop, isApproved } of sponsors) {
    const owner = await residentOf(town, ownerOf(shop.key));
    const { id } = await owner.call(requestSponsorship, {
      phone: shop.contact.phone,
      email: shop.contact.email,
      banner_image: await pictureFile(sponsorBannerOf(shop)),
    });
    if (isApproved) await town.admin.call(decideSponsorRequest, { id });
  }
}
