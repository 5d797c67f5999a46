import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('Back closes an enlarged picture on a page opened by its address, and asks before a review is lost', async ({
  page,
  request,
}) => {
  const found = await request.get('/api/companies/product/home-products/?search=burrito');
  const product = ((await found.json()) as { products: { results: { id: number; company: number }[] } }).products
    .results[0];
  const address = `/product/${product?.company}/${product?.id}`;
  await comeSignedIn(page, 'customer');

  await page.goto(address);
  const enlarged = page.getByRole('region', { name: 'Fotos ampliadas' }).or(page.getByRole('dialog'));
  await page.getByRole('button', { name: /^Ampliar la foto 1/ }).click();
  await expect(enlarged.first()).toBeVisible();
  await page.goBack();
  await expect(enlarged).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}/?$`));

  await page.goto(`${address}/reviews`);
  await page.getByRole('button', { name: /^(Escribir opinión|Editar)$/ }).click();
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  await comment.fill('Doraditos y bien servidos');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: '¿Descartar lo que escribiste?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(comment).toHaveValue('Doraditos y bien servidos');
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(comment).toBeHidden();
  await expect(page).toHaveURL(/\/reviews\/?$/);

  // Nothing lies over it any more: the copy of its entry is left with it.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}/?$`));
});
