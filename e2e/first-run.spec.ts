import type { Page } from '@playwright/test';
import { type EmptySite, startEmptySite } from './support/empty-site.ts';
import { PASSWORD } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { textOf, textsIn } from './support/texts.ts';

/** Each width has a language of its own. */
const LOOKS = {
  phone: { language: 'es', size: { width: 360, height: 740 } },
  desktop: { language: 'en', size: { width: 1440, height: 900 } },
} as const;

const STEPS = 8;
/** The way from an empty site. */
const LEADS_ON = /^(Prepararlo|Set it up)$/;

// A code that is none is typed first.
test.use({ actionTimeout: 15_000, expectedErrors: /400 .*\/setup/ });

let site: EmptySite;
test.beforeAll(async () => {
  site = await startEmptySite();
});
test.afterAll(() => site.stop());

test('whoever installs the site becomes its first Admin, goes through the first steps, and a visitor finds town and shop (SETUP-1, SETUP-2, SETUP-3, SETUP-4)', async ({
  page,
  openDevice,
  expectAccessible,
}, { project }) => {
  test.slow();
  const { language, size } = LOOKS[project.name === 'desktop' ? 'desktop' : 'phone'];
  const say = textsIn(language);
  const main = page.getByRole('main');
  const comeTo = async (device: Page): Promise<void> => {
    await device.setViewportSize(size);
    await device.context().addCookies([{ name: 'language', value: language, url: site.address }]);
    await device.goto(site.address);
  };
  const field = (key: string) => main.getByRole('textbox', { name: new RegExp(`^${textOf(language, key)}`) });
  const button = (key: string) => main.getByRole('button', { name: say(key) });
  const heading = (name: RegExp) => main.getByRole('heading', { name });
  const rows = heading(say('setupSteps:progress', { total: STEPS })).locator('xpath=..');
  const row = (step: string) =>
    main.getByRole('listitem').filter({ has: page.getByText(say(`setupSteps:steps.${step}.name`)) });

  await test.step('the empty site leads to its set-up', async () => {
    await comeTo(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: LEADS_ON }).click();
    await expect(heading(say('setup:title'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('by the code that the server printed the first Admin comes in', async () => {
    await field('setup:code').fill('AAAA-AAAA-AAAA-AAAA');
    await field('accounts:firstName').fill('Mariana');
    await field('accounts:lastName').fill('Ruiz');
    await field('accounts:email').fill('mariana@example.com');
    await field('accounts:username').fill('mariana');
    await main.getByLabel(say('accounts:password')).fill(PASSWORD);
    await button('setup:submit').click();
    await expect(main.getByText(say('fieldProblems:Is not the code')).first()).toBeVisible();
    await field('setup:code').fill(site.code);
    await button('setup:submit').click();
    await expect(heading(say('setupSteps:title'))).toBeVisible();
    await expect(rows).toBeVisible();
    await expectAccessible(page);
  });

  const follow = async (step: string): Promise<void> => {
    await expect(row(step)).toContainText(textOf(language, 'setupSteps:isLeft'));
    await row(step).getByRole('link').click();
  };
  const save = async (): Promise<void> => {
    await button('common:save').click();
    await expect(main.getByText(say('controls:saveBar.unsaved'))).toBeHidden();
  };
  const comeBack = async (step: string): Promise<void> => {
    await main.getByRole('link', { name: say('setupSteps:title') }).click();
    await expect(row(step)).toContainText(textOf(language, 'setupSteps:isDone'));
  };

  await test.step('it gets its name, places, contacts and delivery days', async () => {
    await follow('brand');
    await expect(heading(say('town:names.title'))).toBeFocused();
    await field('town:names.product').fill('San Isidro');
    await field('town:names.brand').fill('Mercado San Isidro');
    await save();
    await comeBack('brand');

    // With its name it is another town than the one that the places are of.
    await follow('places');
    await main.getByRole('group', { name: 'Galeana' }).getByRole('textbox').first().fill('San Isidro');
    for (const name of ['Lagunitas', 'Colonia Lebaron', 'Angostura', 'San Jeronimo']) {
      await main.getByRole('group', { name }).getByRole('switch').uncheck();
    }
    await save();
    await comeBack('places');

    await follow('contacts');
    await button('town:contacts.add').click();
    const contact = main.getByRole('group', { name: say('town:contacts.new') });
    await contact.getByRole('textbox').last().fill('636 123 4567');
    await contact.getByRole('textbox').first().fill('Mariana');
    await save();
    await comeBack('contacts');

    await follow('hours');
    await button('town:hours.set').click();
    await save();
    await expectAccessible(page);
    await comeBack('hours');
  });

  await test.step('it gets who answers for data', async () => {
    await follow('responsible');
    await field('legalEditing:responsible').fill('Mariana Ruiz');
    await field('legalEditing:contact').fill('mariana@example.com');
    await save();
    await expectAccessible(page);
    await main.getByRole('link', { name: say('town:title') }).click();
    await comeBack('responsible');
  });

  await test.step('and its first shop', async () => {
    await follow('shop');
    await field('ownerCompany:fields.name').fill('Panadería Lupita');
    await main.getByLabel(textOf(language, 'ownerCompany:fields.location')).selectOption('San Isidro');
    await main.getByLabel(textOf(language, 'ownerCompany:fields.category')).selectOption({ index: 1 });
    await expectAccessible(page);
    await button('ownerCompany:create.next').click();
    await expect(main.getByText(say('ownerCompany:create.stepTwo', { name: 'Panadería Lupita' }))).toBeVisible();
    await expectAccessible(page);
    const opening = page.waitForEvent('filechooser');
    await main
      .getByRole('group', { name: new RegExp(`^${textOf(language, 'ownerCompany:fields.profile')}`) })
      .getByRole('button')
      .first()
      .click();
    await (await opening).setFiles(await aPicture('#c2410c', 1_600));
    await button('common:save').click();
    await expect(page).toHaveURL(`${site.address}/`);
    await page.goto(`${site.address}/admin/setup`);
    await expect(heading(say('setupSteps:all'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a visitor finds the town by its name, and the shop', async () => {
    const visitor = await openDevice();
    await comeTo(visitor);
    await expect(visitor.getByRole('banner').getByText('Mercado San Isidro')).toBeVisible();
    await expect(visitor.getByRole('button', { name: LEADS_ON })).toBeHidden();
    await expect(visitor.getByRole('main').getByText('Panadería Lupita').first()).toBeVisible();
    await expectAccessible(visitor);
  });
});
