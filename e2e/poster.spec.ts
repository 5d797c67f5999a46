import { openBusiness, openOwner, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('an owner prints a poster of her business, one sheet and nothing else', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const owner = `rosa-${project.name}-${Date.now()}`;
  await openOwner(request, owner);
  const product = await openBusiness(request, owner, { business: 'Pan y Poster', product: 'Pan de pulque' });
  await comeSignedIn(page, owner, PASSWORD);
  await page.goto('/mybusiness');
  const main = page.getByRole('main');

  await test.step('the dashboard of a new business says what to do first, and leads to the poster', async () => {
    await expect(main.getByRole('heading', { name: 'Deja listo tu negocio' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: /^Más: / }).click();
    await page.getByRole('menuitem', { name: 'Cartel con QR' }).click();
    await expect(page).toHaveURL(/\/mybusiness\/poster$/);
  });

  await test.step('it has the code of her page, and the address in letters', async () => {
    const business = product.split('/')[2];
    await expect(main.getByRole('img', { name: new RegExp(`/business/${business}$`) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('on paper it is alone, on one sheet of either size', async () => {
    await page.evaluate('window.print = () => undefined');
    for (const format of ['Letter', 'A4']) {
      await main.getByRole('button', { name: 'Imprimir' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByRole('img')).toBeVisible();
      for (const rest of [
        main.getByRole('heading', { level: 1 }),
        page.getByRole('banner'),
        main.getByRole('button'),
      ]) {
        await expect(rest.first()).toBeHidden();
      }
      // Once it is printed all is there again.
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
