import { createHash, randomUUID } from 'node:crypto';
import { blockPerson, changePassword, resetPassword, signUp } from '@mercadito/contracts/accounts';
import { deleteProductCategory, updateZone } from '@mercadito/contracts/category-editing';
import { suspendCompany } from '@mercadito/contracts/companies';
import { updateAccount } from '@mercadito/contracts/own-account';
import { chooseNewPassword } from '@mercadito/contracts/recovery';
import { updateSettings } from '@mercadito/contracts/settings';
import { decideSponsorRequest, requestSponsorship } from '@mercadito/contracts/sponsors';
import { goods } from '../carts.ts';
import { categoryEditorOf } from '../category-lists.ts';
import { aCustomer, aDriver, PASSWORD } from '../people.ts';
import { aProduct, aShop } from '../shops.ts';
import { aSponsorForm, aSponsorRequest } from '../sponsors.ts';
import type { FailingWrites } from './failing-write.ts';

let rate = 10;
const anotherRate = (): number => {
  rate += 0.25;
  return rate;
};

/** Of the site and its people. */
export const SITE_WRITES: FailingWrites = {
  'asking to be featured': async ({ app }) => {
    const { companyId, token } = await aShop(app);
    return { contract: requestSponsorship, input: { company: companyId, ...aSponsorForm() }, token };
  },
  'featuring a business': async ({ app, admin }) => {
    const id = await aSponsorRequest(app, await aShop(app));
    return { contract: decideSponsorRequest, input: { id }, token: admin.token };
  },
  'closing a business': async ({ app, admin }) => {
    const { companyId } = await aShop(app);
    return { contract: suspendCompany, input: { companyId, reason: 'False goods' }, token: admin.token };
  },
  'changing the exchange rate': async ({ app, admin }) => {
    await goods(app, { currency: 'USD' });
    return { contract: updateSettings, input: { usd_mxn_value: anotherRate() }, token: admin.token };
  },
  'merging two categories': async ({ app, shop, admin }) => {
    const keep = categoryEditorOf(app, admin);
    const [from, to] = [await keep.added('product'), await keep.added('product')];
    await keep.added('product', { parent_category: from.id });
    await aProduct(app, shop, { category: from.id });
    return { contract: deleteProductCategory, input: { id: from.id, move_to: to.id }, token: admin.token };
  },
  'putting a category first': async ({ app, admin }) => {
    const { id } = await categoryEditorOf(app, admin).added('zone');
    return { contract: updateZone, input: { id, position: 1, name_en: `First ${id}` }, token: admin.token };
  },
  'opening an account': async () => {
    const username = `late-${randomUUID().slice(0, 8)}`;
    const names = { username, first_name: 'Ana', last_name: 'Ruiz', email: `${username}@example.com` };
    return { contract: signUp, input: { ...names, password: PASSWORD } };
  },
  'changing a password': async ({ app }) => {
    const input = { current_password: PASSWORD, new_password: 'another-good-password' };
    return { contract: changePassword, input, token: (await aCustomer(app)).token };
  },
  'choosing a password by a link': async ({ app }) => {
    const { userId } = await aCustomer(app);
    const secret = randomUUID().padEnd(43, '-');
    const hash = createHash('sha256').update(secret).digest('hex');
    const until = new Date(app.clock.now.getTime() + 60_000).toISOString();
    await app.db
      .insertInto('account_links')
      .values({ hash, user_id: userId, purpose: 'reset', email: 'ana@example.com', expires_at: until })
      .execute();
    return { contract: chooseNewPassword, input: { secret, new_password: 'another-good-password' } };
  },
  "changing one's e-mail": async ({ app }) => {
    const input = { email: `${randomUUID()}@example.com`, current_password: PASSWORD, first_name: 'Anita' };
    return { contract: updateAccount, input, token: (await aCustomer(app)).token };
  },
  'resetting a password': async ({ app, admin }) => {
    const { userId } = await aCustomer(app);
    return { contract: resetPassword, input: { userId }, token: admin.token };
  },
  'blocking a driver': async ({ app, admin }) => {
    const { userId } = await aDriver(app);
    return { contract: blockPerson, input: { userId, reason: 'False deliveries' }, token: admin.token };
  },
};
