import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { answered, openCustomer, openOwner, PASSWORD } from './support/people.ts';
import { logIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// Who has just opened an account has no address, and the browser says so.
test.use({ expectedErrors: /404 / });

const NOW_ANOTHERS = 'Otra persona entró a su cuenta en este dispositivo. Esta página ahora es suya.';

interface Person {
  readonly id: number;
  readonly username: string;
}

/** Whose token it is, as the server has it. */
async function ownerOf(request: APIRequestContext, authorization: string): Promise<Person> {
  return answered<Person>(await request.get('/api/get-user/', { headers: { authorization } }));
}

/** In whose names a tab asks, from a moment on. */
function listen(context: BrowserContext, request: APIRequestContext) {
  const calls: { readonly tab: Page; readonly authorization: string }[] = [];
  context.on('request', (call) => {
    const { authorization } = call.headers();
    if (authorization) calls.push({ tab: call.frame().page(), authorization });
  });
  return {
    forget: () => calls.splice(0),
    namesOf: async (tab: Page): Promise<string[]> => {
      const tokens = new Set(calls.filter((call) => call.tab === tab).map(({ authorization }) => authorization));
      const people = await Promise.all([...tokens].map((token) => ownerOf(request, token)));
      return people.map(({ username }) => username);
    },
  };
}

/** A customer and an owner, and two tabs of the phone that they share; both tabs stand at the door. */
async function openTabs(page: Page, request: APIRequestContext) {
  const [customer, owner] = [`carmen-${Date.now()}`, `rosa-${Date.now()}`];
  await openCustomer(request, customer);
  await openOwner(request, owner);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/login');
    await expect(tab.getByLabel('Usuario')).toBeVisible();
  }
  return { customer, owner, other };
}

/** Who a tab says that is here. */
async function expectShown(tab: Page, username: string): Promise<void> {
  await tab.goto('/profile');
  await expect(tab.getByText(`${username} · `)).toBeVisible();
}

/** What lies on the device is of one person: the name, and the token by which the server knows them. */
async function expectDevice(tab: Page, request: APIRequestContext, username: string): Promise<void> {
  const { token, userId, name } = await tab.evaluate<{ token: string; userId: number; name: string }>(
    `({ ...JSON.parse(localStorage.getItem('userToken')), name: JSON.parse(localStorage.getItem('user')).username })`,
  );
  const known = await ownerOf(request, `Token ${token}`);
  expect([name, known.username, userId]).toEqual([username, username, known.id]);
}

/** Something that the server writes: one of the products at home becomes a favourite. */
async function pressHeart(tab: Page, place: number): Promise<void> {
  await tab.goto('/');
  const heart = tab.getByRole('button', { name: /^Favorito: / }).nth(place);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test('each of two tabs asks as the person it shows, and both are of who signed in last (ACCOUNT-18)', async ({
  page,
  context,
  request,
}) => {
  const { customer, owner, other } = await openTabs(page, request);
  const calls = listen(context, request);

  await test.step('the customer signs in in the one; the other stays at the door', async () => {
    await logIn(page, customer, PASSWORD);
    await pressHeart(page, 0);
    await expect(other).toHaveURL(/\/login$/);
    expect(await calls.namesOf(page)).toEqual([customer]);
    expect(await calls.namesOf(other)).toEqual([]);
  });

  await test.step('the owner signs in in the other, and the one is hers and says so', async () => {
    await logIn(other, owner, PASSWORD);
    await expect(page.getByText(NOW_ANOTHERS).first()).toBeVisible();
    expect(await calls.namesOf(other)).toEqual([owner]);
  });

  await test.step('what either does from then on is hers', async () => {
    calls.forget();
    for (const [place, tab] of [page, other].entries()) {
      await expectShown(tab, owner);
      await pressHeart(tab, place);
      expect(await calls.namesOf(tab)).toEqual([owner]);
    }
  });

  await test.step('loaded anew both show her, by her own token', async () => {
    for (const tab of [page, other]) {
      await tab.reload();
      await expectShown(tab, owner);
      await expectDevice(tab, request, owner);
    }
  });
});

test('what is written in a tab stays its own until it is saved or given up, though somebody else signs in beside it (LOOK-22)', async ({
  page,
  context,
  request,
}) => {
  const { customer, owner, other } = await openTabs(page, request);
  const calls = listen(context, request);
  await logIn(page, customer, PASSWORD);
  await page.goto('/profile/update-address');
  const written = page.getByLabel('Referencia');
  await expect(written).toHaveValue('Frente a la plaza');
  await written.fill('Portón verde, junto al molino');

  await logIn(other, owner, PASSWORD);
  calls.forget();

  await test.step('it does not go without a question', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
    const question = page.getByRole('alertdialog', { name: /^¿Salir de esta página\?/ });
    await question.getByRole('button', { name: 'Quedarme' }).click();
    await expect(written).toHaveValue('Portón verde, junto al molino');
    await expect(page.getByText(NOW_ANOTHERS)).toHaveCount(0);
  });

  await test.step('it is saved as the one who wrote it, and then the tab is of the other', async () => {
    const saved = page.waitForRequest((call) => call.url().includes('update-adress-user'));
    await page.getByRole('button', { name: 'Guardar' }).click();
    const { authorization = '' } = (await saved).headers();
    expect((await ownerOf(request, authorization)).username).toBe(customer);
    await expect(page.getByText(NOW_ANOTHERS).first()).toBeVisible();
    const { id } = await ownerOf(request, authorization);
    const address = await request.get(`/api/companies/adress/adress-user/${id}/`, { headers: { authorization } });
    expect(await answered(address)).toMatchObject({ additional_instructions: 'Portón verde, junto al molino' });
  });

  await test.step('loaded anew both tabs are of the owner', async () => {
    for (const tab of [page, other]) {
      await tab.reload();
      await expectShown(tab, owner);
      await expectDevice(tab, request, owner);
    }
  });
});
