import type { Page } from '@playwright/test';
import { pickPicture } from './support/owner-steps.ts';
import { openBusiness, openOwner, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A new business has no social networks yet, and the call says so by its status (CALL-4).
test.use({ expectedErrors: /404 .*get-social-network/ });

const carousel = (page: Page) => page.getByRole('region', { name: 'Anuncios' });
const main = (page: Page) => page.getByRole('main');

test('a business asks to be featured, is looked at and approved, seen by everybody, and ended again', async ({
  page: hers,
  openDevice,
  request,
  expectAccessible,
}, { project }) => {
  const owner = `rosa-sponsor-${project.name}-${Date.now()}`;
  const business = `Pan ${Date.now()}`;
  await openOwner(request, owner);
  const product = await openBusiness(request, owner, { business, product: 'Pan de pulque' });
  const [admins, anybodys] = [await openDevice('admin'), await openDevice()];

  await test.step('the owner sends a picture, and sees before how it will look', async () => {
    await comeSignedIn(hers, owner, PASSWORD);
    await hers.goto('/mybusiness');
    await main(hers)
      .getByRole('button', { name: /^Más: / })
      .click();
    await hers.getByRole('menuitem', { name: 'Anuncia tu negocio' }).click();
    await expect(hers).toHaveURL(/\/sponsor$/);
    await main(hers).getByRole('textbox', { name: 'Teléfono' }).fill('6361234567');
    await pickPicture(hers, 'Foto del anuncio', '#0f766e');
    const preview = main(hers).getByRole('region', { name: 'Así se va a ver' });
    await expect(preview.getByText(business)).toBeVisible();
    await expectAccessible(hers);
    await main(hers).getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(main(hers).getByRole('heading', { name: 'Tu solicitud está en revisión' })).toBeVisible();
  });

  await test.step('an Admin looks at the carousel as it will be, and approves', async () => {
    await admins.goto('/admin?label=sponsor-forms');
    await main(admins)
      .getByRole('button', { name: `Ver y aprobar: ${business}` })
      .click();
    const dialog = admins.getByRole('dialog');
    await expect(carousel(admins).getByRole('link', { name: business })).toBeVisible();
    await expectAccessible(admins);
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await expect(main(admins).getByRole('button', { name: `Quitar anuncio: ${business}` })).toBeVisible();
  });

  await test.step('the owner reads it without doing anything', async () => {
    await expect(main(hers).getByRole('heading', { name: /Ya tienes tu anuncio/ })).toBeVisible();
  });

  await test.step('a visitor sees the slide, moves the carousel and follows it', async () => {
    await anybodys.goto('/home-business');
    const slide = carousel(anybodys).getByRole('link', { name: business });
    await expect(slide).toBeInViewport();
    await expectAccessible(anybodys);
    await carousel(anybodys).getByRole('button', { name: 'Negocios siguientes' }).click();
    await expect(slide).not.toBeInViewport();
    await carousel(anybodys).getByRole('button', { name: 'Negocios anteriores' }).click();
    await expect(slide).toBeInViewport({ ratio: 1 });
    await slide.click();
    await expect(anybodys).toHaveURL(new RegExp(`/business/${product.split('/')[2]}$`));
  });

  await test.step('an Admin ends it, and the owner may ask again', async () => {
    await main(admins)
      .getByRole('button', { name: `Quitar anuncio: ${business}` })
      .click();
    await admins.getByRole('dialog').getByRole('button', { name: 'Quitar anuncio' }).click();
    await expect(main(hers).getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
    await anybodys.goto('/home-business');
    await expect(carousel(anybodys).getByRole('link').first()).toBeVisible();
    await expect(carousel(anybodys).getByRole('link', { name: business })).toHaveCount(0);
  });
});
