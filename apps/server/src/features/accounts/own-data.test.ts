import { changePassword, getUser, login, signUp } from '@mercadito/contracts/accounts';
import { listInbox } from '@mercadito/contracts/inbox';
import { sendEmailLink, updateAccount, uploadAccountPicture } from '@mercadito/contracts/own-account';
import { confirmEmail, forgotPassword } from '@mercadito/contracts/recovery';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMailingSite, secretIn } from '../../../test/mailbox.ts';
import { inboxOf } from '../../../test/messages.ts';
import { aCustomer, PASSWORD, type Person } from '../../../test/people.ts';
import { aPicture, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const site = aMailingSite();
let plain: TestApp;
beforeAll(async () => {
  plain = await createTestApp();
});
afterAll(() => plain.close());

let people = 0;
let ana: Person;
let eva: Person;
/** Two people of each test, `ana-1` and `eva-1`. */
const nameOf = (who: 'ana' | 'eva') => `${who}-${people}`;
const addressOf = (who: 'ana' | 'eva') => `${nameOf(who)}@example.com`;

const comeTo = async (app: TestApp) => {
  people += 1;
  ana = await aCustomer(app, nameOf('ana'));
  eva = await aCustomer(app, nameOf('eva'));
};
const signIn = (app: TestApp, username: string, password = PASSWORD) => app.call(login, { username, password });
const change = (app: TestApp, fields: Record<string, unknown>, { token }: Person = ana) =>
  app.callWrongly(updateAccount, fields, token);
const me = async (app: TestApp, { token }: Person = ana) => (await app.call(getUser, {}, token)).body;

describe('on a site without mail', () => {
  beforeEach(() => comeTo(plain));

  test('people sign in by user name or e-mail address, in whatever case (ACCOUNT-19)', async () => {
    for (const typed of [nameOf('ana'), addressOf('ana'), addressOf('ana').toUpperCase()]) {
      expect((await signIn(plain, typed)).status, typed).toBe(200);
    }
    expect((await signIn(plain, 'x'.repeat(255))).status).toBe(400);
    expect((await signIn(plain, `${'x'.repeat(242)}@example.com`)).status).toBe(401);
  });

  test('guesses by name and by address are those at one account (ACCOUNT-19)', async () => {
    const typed = [nameOf('ana'), addressOf('ana'), nameOf('ana').toUpperCase(), addressOf('ana'), nameOf('ana')];
    for (const each of typed) expect((await signIn(plain, each, 'guess')).status).toBe(401);
    expect((await signIn(plain, addressOf('ana'), 'guess')).status).toBe(401);
    for (const each of typed) expect((await signIn(plain, each)).status).toBe(429);
    // Those at nobody are counted by what was typed.
    for (let guess = 0; guess < 6; guess += 1) await signIn(plain, 'nobody@example.com', 'guess');
    expect((await signIn(plain, 'nobody@example.com', 'guess')).status).toBe(429);
    expect((await signIn(plain, 'nobody-else@example.com', 'guess')).status).toBe(401);
  });

  test('names are changed without the password, one by itself too (ACCOUNT-21)', async () => {
    expect((await change(plain, { first_name: 'Anita' })).body).toMatchObject({
      first_name: 'Anita',
      last_name: 'Ruiz',
    });
    expect((await change(plain, { first_name: ' ' })).status).toBe(400);
    expect((await change(plain, {})).status).toBe(200);
  });

  test('a telephone is kept as it is dialled from anywhere, and a blank takes it away (ACCOUNT-22)', async () => {
    expect((await me(plain)).telephone).toBeNull();
    expect((await change(plain, { telephone: '044 636 111 2233' })).body.telephone).toBe('+526361112233');
    expect((await change(plain, { first_name: 'Anita' })).body.telephone).toBe('+526361112233');
    const { status, body } = await change(plain, { telephone: '636' });
    expect({ status, ...body }).toMatchObject({ status: 400, errors: { telephone: [expect.any(String)] } });
    expect((await change(plain, { telephone: ' ' })).body.telephone).toBeNull();
  });

  test("an address is changed with the password, at once, and nobody takes another one's (ACCOUNT-21)", async () => {
    for (const current_password of [undefined, 'guess']) {
      const { status, body } = await change(plain, { email: 'new@example.com', current_password });
      expect({ status, ...body }).toMatchObject({ status: 400, errors: { current_password: [expect.any(String)] } });
    }
    const taken = { email: addressOf('eva').toUpperCase(), current_password: PASSWORD };
    expect(await change(plain, taken)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const email = `new-${people}@example.com`;
    expect((await change(plain, { email, current_password: PASSWORD })).body).toMatchObject({
      email,
      email_pending: null,
    });
    expect((await signIn(plain, email)).status).toBe(200);
  });

  test('nobody chooses an address of those that nobody has (ACCOUNT-21)', async () => {
    for (const email of ['7@deleted.invalid', 'me@unconfirmed.invalid']) {
      const { status, body } = await change(plain, { email, current_password: PASSWORD });
      expect({ status, ...body }).toMatchObject({ status: 400, errors: { email: [expect.any(String)] } });
    }
  });

  test('a picture is set, and shown (ACCOUNT-21)', async () => {
    const { body } = await plain.call(uploadAccountPicture, { image: aPicture() }, ana.token);
    expect(body.profile.image).toMatch(/^\/media\/.+\.webp$/);
    expect((await plain.callWrongly(uploadAccountPicture, {}, ana.token)).status).toBe(400);
  });

  test('there is no link to ask for (RECOVERY-4)', async () => {
    expect((await plain.call(sendEmailLink, {}, ana.token)).body).toMatchObject({ code: 'no_mail' });
  });
});

describe('where mail is set up', () => {
  beforeEach(async () => {
    await comeTo(site.app);
    await site.mailsTo(addressOf('ana'));
  });

  const linkTo = async (address: string) => secretIn((await site.mailsTo(address)).at(-1), 'confirm-email');
  const prove = async (secret: string) => site.app.call(confirmEmail, { secret });

  test('people sign in by an address once a link has proved it (ACCOUNT-19, ACCOUNT-20)', async () => {
    expect((await signIn(site.app, addressOf('ana'))).status).toBe(401);
    expect(await me(site.app)).toMatchObject({ email: addressOf('ana'), email_confirmed: false, email_pending: null });
    const secret = await linkTo(addressOf('ana'));
    expect((await prove(secret)).body).toEqual({ email: addressOf('ana') });
    expect((await prove(secret)).body).toMatchObject({ code: 'link_over' });
    expect(await me(site.app)).toMatchObject({ email_confirmed: true });
    expect((await signIn(site.app, addressOf('ana'))).status).toBe(200);
  });

  test("who opens an account with another one's address sees what anybody sees, and its owner is told (ACCOUNT-20)", async () => {
    good(await prove(await linkTo(addressOf('ana'))));
    const open = async (username: string, email: string) => {
      const form = { username, first_name: 'Mal', last_name: 'O', email, password: 'mal-password-1' };
      const { status, body } = await site.app.call(signUp, form);
      const shown = { ...(await site.app.call(getUser, {}, body.token)).body };
      const again = await site.app.call(sendEmailLink, {}, body.token);
      const inBy = await signIn(site.app, email, 'mal-password-1');
      return {
        status,
        fields: Object.keys(body.user),
        shown: shown.email === email,
        confirmed: shown.email_confirmed,
        pending: shown.email_pending,
        again: again.body,
        inBy: inBy.body,
      };
    };
    const before = (await site.mailsTo(addressOf('ana'))).length;
    const taken = await open(`mal-${people}`, addressOf('ana'));
    const free = await open(`mala-${people}`, `free-${people}@example.com`);
    expect(taken).toEqual(free);
    const told = (await site.mailsTo(addressOf('ana'))).slice(before);
    expect(told.map(({ headers }) => headers.subject)).toContain('Ya tienes cuenta en Galeana Biz');
    expect(told.every(({ text }) => !text.includes('/confirm-email/'))).toBe(true);
    expect(told[0]?.text).toContain('https://mercado.example/forgot');
  });

  test('nor by what becomes of an account with a taken address: its next one, and the passwords it may have (ACCOUNT-20)', async () => {
    await aCustomer(site.app, `guadalupe-${people}`);
    const password = 'mal-password-1';
    const open = async (username: string, email: string) => {
      const form = { username, first_name: 'Mal', last_name: 'O', email, password };
      const { token } = (await site.app.call(signUp, form)).body;
      const alike = { current_password: password, new_password: email.replace(/@.*/, '') };
      const { status } = await site.app.call(changePassword, alike, token);
      const next = { email: `${username}@example.org`, current_password: password };
      const { email: shown, email_pending: pending } = good(await site.app.call(updateAccount, next, token));
      return { status, shown: shown === next.email, pending };
    };
    const taken = await open(`mal-${people}`, `guadalupe-${people}@example.com`);
    expect(taken).toEqual(await open(`mala-${people}`, `guadalupa-${people}@example.com`));
  });

  test('nor by the guesses that are counted at what looks like it (ACCOUNT-20)', async () => {
    good(await prove(await linkTo(addressOf('ana'))));
    const guesses = async (email: string) => {
      for (let guess = 0; guess < 6; guess += 1) await signIn(site.app, email, 'guess');
      // The first letter in its wide form, by which names are found and addresses are not.
      return (await signIn(site.app, `\uFF41${email.slice(1)}`, 'guess')).status;
    };
    expect(await guesses(addressOf('ana'))).toBe(await guesses(`anb-${people}@example.com`));
  });

  test('another address holds once its link was used, and the one before is told (ACCOUNT-21)', async () => {
    good(await prove(await linkTo(addressOf('ana'))));
    const email = `new-${people}@example.com`;
    const { body } = await change(site.app, { email, current_password: PASSWORD });
    expect(body).toMatchObject({ email: addressOf('ana'), email_pending: email });
    expect((await prove(await linkTo(email))).status).toBe(200);
    expect(await me(site.app)).toMatchObject({ email, email_confirmed: true, email_pending: null });
    const subjects = (await site.mailsTo(addressOf('ana'))).map(({ headers }) => headers.subject);
    expect(subjects).toContain('Cambió el correo de tu cuenta en Galeana Biz');
  });

  test('nobody learns by a change whose address has an account: only who reads its mail (ACCOUNT-21)', async () => {
    good(await prove(await linkTo(addressOf('eva'))));
    const [taken, free] = await Promise.all([
      change(site.app, { email: addressOf('eva'), current_password: PASSWORD }),
      change(site.app, { email: `free-${people}@example.com`, current_password: PASSWORD }, eva),
    ]);
    expect([taken.status, taken.body.email]).toEqual([200, addressOf('eva')]);
    expect([free.status, Object.keys(free.body)]).toEqual([taken.status, Object.keys(taken.body)]);
    const subjects = (await site.mailsTo(addressOf('eva'))).map(({ headers }) => headers.subject);
    expect(subjects).toContain('Ya tienes cuenta en Galeana Biz');
  });

  test('links that went to an address before, or for one that is no longer wanted, open nothing (ACCOUNT-21)', async () => {
    const first = `first-${people}@example.com`;
    good(await change(site.app, { email: first, current_password: PASSWORD }));
    const toFirst = await linkTo(first);
    const second = `second-${people}@example.com`;
    good(await change(site.app, { email: second, current_password: PASSWORD }));
    expect((await prove(toFirst)).status).toBe(409);
    await site.app.call(forgotPassword, { login: nameOf('ana') });
    const reset = secretIn((await site.mailsTo(addressOf('ana'))).at(-1), 'reset');
    good(await prove(await linkTo(second)));
    const { rows } = { rows: await site.app.db.selectFrom('account_links').select('user_id').execute() };
    expect(
      rows.filter(({ user_id }) => user_id === ana.userId),
      reset,
    ).toEqual([]);
  });

  test('of two who prove one address at once it belongs to one (ACCOUNT-21)', async () => {
    const email = `wanted-${people}@example.com`;
    good(await change(site.app, { email, current_password: PASSWORD }));
    const anas = await linkTo(email);
    good(await change(site.app, { email, current_password: PASSWORD }, eva));
    const evas = await linkTo(email);
    const statuses = (await Promise.all([prove(anas), prove(evas)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('an address that an account holds and has never proved goes to who proves it, and that account is told (ACCOUNT-25)', async () => {
    const holds = await me(site.app, eva);
    good(await change(site.app, { email: addressOf('eva'), current_password: PASSWORD }));
    const [mail] = (await site.mailsTo(addressOf('eva'))).slice(-1);
    expect(mail?.text).toContain(`La cuenta ${nameOf('eva')} también lo tiene, sin confirmar`);
    expect((await prove(secretIn(mail, 'confirm-email'))).body).toEqual({ email: addressOf('eva') });
    expect(await me(site.app)).toMatchObject({ email: addressOf('eva'), email_confirmed: true });
    expect([holds.email, (await me(site.app, eva)).email]).toEqual([addressOf('eva'), '']);
    expect(await inboxOf(site.app, eva)).toContain('Your account has no e-mail');
    const { results } = good(await site.app.call(listInbox, { language: 'en' }, eva.token));
    expect(results.find(({ title }) => title === 'Your account has no e-mail')?.href).toBe('/profile/details');
    expect((await signIn(site.app, nameOf('eva'))).status).toBe(200);
  });

  test('two who prove each other’s unproved address at once do not wait for one another (ACCOUNT-25)', async () => {
    good(await change(site.app, { email: addressOf('eva'), current_password: PASSWORD }));
    good(await change(site.app, { email: addressOf('ana'), current_password: PASSWORD }, eva));
    const links = [await linkTo(addressOf('eva')), await linkTo(addressOf('ana'))];
    const statuses = (await Promise.all(links.map(prove))).map(({ status }) => status);
    // The first takes the other's address and with it the link that the other had.
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(200);
  });

  test("one's own address again ends what was asked for meanwhile (ACCOUNT-21)", async () => {
    good(await change(site.app, { email: `x-${people}@example.com`, current_password: PASSWORD }));
    const { body } = await change(site.app, { email: addressOf('ana'), current_password: PASSWORD });
    expect(body).toMatchObject({ email: addressOf('ana'), email_pending: null });
  });
});
