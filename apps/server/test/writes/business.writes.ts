import * as companies from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import { pauseToday, setOpeningDates, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { decideSponsorRequest, requestSponsorship } from '@mercadito/contracts/sponsors';
import { makeStatusPicture } from '@mercadito/contracts/status-pictures';
import { sql } from 'kysely';
import { aMember } from '../people.ts';
import { aPicture, good } from '../shops.ts';
import { aSponsorForm, aSponsorRequest } from '../sponsors.ts';
import { PLACE, type Town } from './town.ts';
import { type Write, write } from './write.ts';

const FORM = { name: 'Another name', location: 'Lagunitas', category_id: 1 };
const ADDRESS = { ...PLACE, additional_instructions: 'Blue door' };
const SHOP = { shop: ['Companies'] } as const;
const SHOP_WITH_ITS_LISTS = { shop: ['Categories', 'Companies', 'ProductsHome', 'Sponsors'] } as const;
/** What shows something of a shop. */
export const EVERYTHING_OF_A_SHOP = [
  'Cart',
  'Categories',
  'Companies',
  'FavoriteProducts',
  'Favorites',
  'Products',
  'ProductsHome',
  'Service',
  'Sponsors',
] as const;
const WHOLE_SHOP = { everybody: EVERYTHING_OF_A_SHOP, admins: ['People'] } as const;
const PLAN = { ...SHOP, admins: ['People'] } as const;

/** The shop has told nothing of one kind. */
const without = ({ test, shop }: Town, table: string) =>
  sql`delete from ${sql.table(table)} where company_id = ${shop.companyId}`.execute(test.db);

/** The shop has a week. */
async function withHours({ test, shop, own }: Town): Promise<void> {
  const opening_hours = [{ day_no: 1, opens: '08:00', shuts: '16:00' }];
  good(await test.call(setOpeningHours, { ...own, opening_hours }, shop.token));
}

/** The id of what the shop has told in one kind, whose columns have defaults but these. */
async function withOne(town: Town, table: string, values: Record<string, string> = {}): Promise<number> {
  await without(town, table);
  const columns = sql.join([sql.ref('company_id'), ...Object.keys(values).map((column) => sql.ref(column))]);
  const row = sql.join([town.shop.companyId, ...Object.values(values)]);
  return town.findId(sql`insert into ${sql.table(table)} (${columns}) values (${row}) returning id`);
}

/** The shop has asked to be featured, and nobody has decided. */
const aRequest = async (town: Town): Promise<number> => {
  await noRequest(town);
  return aSponsorRequest(town.test, town.shop);
};

const noRequest = (town: Town) => without(town, 'sponsor_requests');

const reinstated = ({ test, shop }: Town) =>
  sql`update companies set suspended_at = null, suspension_reason = null, suspended_by = null
    where id = ${shop.companyId}`.execute(test.db);

const anAbout = async (town: Town): Promise<number> => {
  const image = sql<{ id: string }>`select hash as id from images limit 1`;
  const { rows } = await image.execute(town.test.db);
  return withOne(town, 'company_abouts', { title: 'We', description: 'are', image: rows[0]?.id ?? '' });
};

/** Businesses and what they tell of themselves. */
export const BUSINESS_WRITES: Record<string, Write> = {
  'making the picture of the day of a business': write(
    makeStatusPicture,
    { events: ['status_picture.drawn'], tells: { shop: ['StatusPictures'] } },
    async ({ shop, product }) => {
      await product();
      return { by: shop, send: { companyId: shop.companyId, language: 'es' as const } };
    },
  ),
  'opening a business': write(
    companies.createCompany,
    { events: ['company.opened'], tells: { somebody: ['Account', 'Companies'] } },
    async ({ somebody, test }) => ({ by: await somebody(await aMember(test)), send: FORM }),
  ),
  'changing a business': write(
    companies.updateCompany,
    { events: ['company.updated'], tells: SHOP },
    async ({ shop }) => ({ by: shop, send: { ...FORM, companyId: shop.companyId } }),
  ),
  'setting a profile picture': write(
    companies.uploadProfileImage,
    { events: ['company_picture.replaced'], tells: SHOP_WITH_ITS_LISTS },
    async ({ shop, own }) => ({ by: shop, send: { ...own, profileImage: aPicture() } }),
  ),
  'setting a banner': write(
    companies.uploadBannerImage,
    { events: ['company_picture.replaced'], tells: SHOP_WITH_ITS_LISTS },
    async ({ shop, own }) => ({ by: shop, send: { ...own, bannerImage: aPicture() } }),
  ),
  'granting the paid plan': write(
    companies.updateCompanyPlan,
    { events: ['plan.granted'], messages: ['owner: You are on the paid plan'], tells: PLAN, changes: ['changePlan'] },
    async ({ admin, shop }) => {
      const send = { companyId: shop.companyId, subscription_product_until: '2030-01-01' };
      return { by: admin, send };
    },
  ),
  'closing a business': write(
    companies.suspendCompany,
    {
      events: ['company.suspended'],
      messages: ['owner: The administrators closed your business'],
      tells: WHOLE_SHOP,
      changes: ['changeSuspension'],
    },
    async (town) => {
      await reinstated(town);
      return { by: town.admin, send: { companyId: town.shop.companyId, reason: 'Orders were never filled' } };
    },
  ),
  'opening a business again': write(
    companies.reinstateCompany,
    {
      events: ['company.reinstated'],
      messages: ['owner: Your business is back'],
      tells: WHOLE_SHOP,
      changes: ['changeSuspension'],
    },
    async ({ admin, shop, test }) => {
      const send = { companyId: shop.companyId, reason: 'Orders were never filled' };
      good(await test.call(companies.suspendCompany, send, admin.token));
      return { by: admin, send: { companyId: shop.companyId } };
    },
  ),
  'ending the paid plan': write(
    companies.updateCompanyPlan,
    { events: ['plan.ended'], messages: ['owner: Your paid plan has ended'], tells: PLAN, changes: ['changePlan'] },
    async ({ admin, shop }) => ({
      by: admin,
      send: { companyId: shop.companyId, subscription_product_until: null },
    }),
  ),
  'asking to be featured': write(
    requestSponsorship,
    {
      events: ['sponsor.requested'],
      messages: ['admins: A business asks to be featured'],
      tells: { ...SHOP, admins: ['Sponsors'] },
    },
    async (town) => {
      await noRequest(town);
      return { by: town.shop, send: { company: town.shop.companyId, ...aSponsorForm() } };
    },
  ),
  'featuring a business': write(
    decideSponsorRequest,
    {
      events: ['sponsor.approved'],
      messages: ['owner: Your business is featured'],
      tells: { ...SHOP, everybody: ['Sponsors'] },
      changes: ['decideSponsor'],
    },
    async (town) => ({ by: town.admin, send: { id: await aRequest(town) } }),
  ),
  'declining to feature a business': write(
    decideSponsorRequest,
    {
      events: ['sponsor.declined'],
      messages: ['owner: Your request was not accepted'],
      tells: { ...SHOP, admins: ['Sponsors'] },
      changes: ['decideSponsor'],
    },
    async (town) => {
      const send = { id: await aRequest(town), status: 'declined' as const };
      return { by: town.admin, send };
    },
  ),
  'featuring a business no more': write(
    decideSponsorRequest,
    {
      events: ['sponsor.ended'],
      messages: ['owner: Your business is no longer featured'],
      tells: { ...SHOP, everybody: ['Sponsors'] },
      changes: ['decideSponsor'],
    },
    async (town) => {
      const id = await aRequest(town);
      good(await town.test.call(decideSponsorRequest, { id }, town.admin.token));
      return { by: town.admin, send: { id, status: 'ended' as const } };
    },
  ),
  'setting opening hours': write(
    setOpeningHours,
    { events: ['opening_hours.set'], tells: { shop: ['Companies', 'WeekDays'] } },
    async ({ shop, own }) => {
      const opening_hours = [{ day_no: 1, opens: '08:00', shuts: '16:00' }];
      return { by: shop, send: { ...own, opening_hours } };
    },
  ),
  'closing for today': write(
    pauseToday,
    { events: ['opening_hours.paused'], tells: { shop: ['Companies', 'WeekDays'] }, changes: ['changeHours'] },
    async (town) => {
      await withHours(town);
      return { by: town.shop, send: { companyId: town.shop.companyId, is_paused: true } };
    },
  ),
  'setting holidays': write(
    setOpeningDates,
    { events: ['opening_hours.dates_set'], tells: { shop: ['Companies', 'WeekDays'] }, changes: ['changeHours'] },
    async (town) => {
      await withHours(town);
      return { by: town.shop, send: { companyId: town.shop.companyId, dates: [{ date: '2026-12-25' }] } };
    },
  ),
  'adding an about page': write(
    customization.addAbout,
    { events: ['company_about.added'], tells: SHOP },
    async (town) => {
      await without(town, 'company_abouts');
      return { by: town.shop, send: { ...town.own, title: 'We', description: 'are', image: aPicture() } };
    },
  ),
  'changing an about page': write(
    customization.updateAbout,
    { events: ['company_about.updated'], tells: SHOP },
    async (town) => {
      const send = { ...town.own, about_id: await anAbout(town), title: 'We', description: 'were' };
      return { by: town.shop, send };
    },
  ),
  'changing the picture of an about page': write(
    customization.uploadAboutImage,
    { events: ['company_about.updated'], tells: SHOP },
    async (town) => ({ by: town.shop, send: { ...town.own, about_id: await anAbout(town), image: aPicture() } }),
  ),
  'adding a contact entry': write(
    customization.addContact,
    { events: ['company_contact.added'], tells: SHOP },
    async (town) => {
      await without(town, 'company_contacts');
      return { by: town.shop, send: { ...town.own, email: 'shop@example.com' } };
    },
  ),
  'changing a contact entry': write(
    customization.updateContact,
    { events: ['company_contact.updated'], tells: SHOP },
    async (town) => {
      const contact_id = await withOne(town, 'company_contacts');
      return { by: town.shop, send: { ...town.own, contact_id, email: 'other@example.com' } };
    },
  ),
  'adding social networks': write(
    customization.addSocialNetworks,
    { events: ['company_networks.added'], tells: SHOP },
    async (town) => {
      await without(town, 'company_social_networks');
      return { by: town.shop, send: { ...town.own, facebook_url: 'https://example.com' } };
    },
  ),
  'changing social networks': write(
    customization.updateSocialNetworks,
    { events: ['company_networks.updated'], tells: SHOP },
    async (town) => {
      const social_id = await withOne(town, 'company_social_networks');
      return { by: town.shop, send: { ...town.own, social_id, facebook_url: 'https://example.com/other' } };
    },
  ),
  "adding a business's address": write(
    customization.addCompanyAddress,
    { events: ['company_address.added'], tells: SHOP },
    async (town) => {
      await without(town, 'company_addresses');
      return { by: town.shop, send: { ...ADDRESS, company: town.shop.companyId } };
    },
  ),
  "changing a business's address": write(
    customization.updateCompanyAddress,
    { events: ['company_address.updated'], tells: SHOP },
    async (town) => {
      const { shop, test } = town;
      await without(town, 'company_addresses');
      const address = { ...ADDRESS, company: shop.companyId };
      const { id } = good(await test.call(customization.addCompanyAddress, address, shop.token));
      return { by: shop, send: { ...address, street_1: 'Morelos 5', adress_id: id } };
    },
  ),
};
