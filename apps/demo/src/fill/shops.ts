import { createCompany, uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { addAbout, addCompanyAddress, addContact, addSocialNetworks } from '@mercadito/contracts/customization';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import type { Shop } from '../catalogue/types.ts';
import { aboutPictureOf, bannerOf, emblemOf } from '../pictures/index.ts';
import { ownerOf } from './people.ts';
import { pictureFile } from './picture-file.ts';
import { type Resident, residentOf, type Town } from './town.ts';

/** A business with its pictures, address, hours and texts, made by its owner. Returns its id. */
export async function fillShop(town: Town, shop: Shop): Promise<number> {
  const owner = await residentOf(town, ownerOf(shop.key));
  const { _id: company_id } = await owner.call(createCompany, {
    name: shop.name,
    location: shop.town,
    category_id: town.companyCategory(shop.category),
  });
  town.shops.set(shop.key, company_id);
  const profileImage = await pictureFile(emblemOf(shop));
  await owner.call(uploadProfileImage, { company_id, profileImage });
  const bannerImage = await pictureFile(bannerOf(shop));
  await owner.call(uploadBannerImage, { company_id, bannerImage });
  if (shop.hours) await owner.call(setOpeningHours, { company_id, opening_hours: [...shop.hours] });
  await fillTexts(owner, shop, company_id);
  return company_id;
}

async function fillTexts(owner: Resident, shop: Shop, company_id: number): Promise<void> {
  const { about, address, contact, social } = shop;
  await owner.call(addCompanyAddress, {
    company: company_id,
    neighborhood: address.neighborhood,
    exterior_number: address.exteriorNumber,
    interior_number: address.interiorNumber,
    street_1: address.street1,
    street_2: address.street2,
    telephone_number: address.phone,
    additional_instructions: address.reference,
  });
  const image = await pictureFile(aboutPictureOf(shop));
  await owner.call(addAbout, { company_id, ...about, image });
  await owner.call(addContact, {
    company_id,
    email: contact.email,
    phone_number: contact.phone,
    whatsapp_number: contact.whatsapp,
    address: contact.address,
  });
  await owner.call(addSocialNetworks, {
    company_id,
    facebook_url: social.facebook,
    instagram_url: social.instagram,
    youtube_url: social.youtube,
    twiter_url: social.twitter,
    tiktok_url: social.tiktok,
  });
}
