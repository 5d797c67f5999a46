import { listProductCategories } from '@mercadito/contracts/categories';
import {
  createOptionAttribute,
  createProductOption,
  deleteOptionAttribute,
  deleteProductOption,
  updateOptionAttribute,
  updateProductOption,
} from '@mercadito/contracts/product-options';
import { getProduct, updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { aProductPage } from '../../../../test/fixtures/products.ts';
import { isOff } from '../../../../test/harness/is-off.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../../test/harness/replies.ts';

const LATER = '2026-11-01T12:05:00.000Z';
const chain = { product_id: 31, company_id: 2 };
const attribute = { id: 83, attribute_id: 83, name: 'Integral', price: 3, available: true, updated_at: LATER };
const option = { id: 8, title: 'Tortilla', is_required: true, attributes: [], ...chain, updated_at: LATER };

async function open(...answers: Reply[]) {
  const at = await openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [reply(getProduct, aProductPage()), reply(listProductCategories, PRODUCT_CATEGORIES), ...answers],
  });
  await screen.findByRole('region', { name: 'Options' });
  return at;
}

const group = () => within(screen.getByRole('region', { name: 'Tortilla' }));
const save = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Save ${name}` });
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const title = () => group().getByRole('textbox', { name: 'Option' });
const row = () => within(group().getByRole('group', { name: 'Integral' }));

describe('an option', () => {
  test('cannot be saved while its title is empty or as it was (OPTION-4)', async () => {
    await open();
    expect(isOff(save('Tortilla'))).toBe(true);
    type(title(), ' ');
    expect(isOff(save('Tortilla'))).toBe(true);
    type(title(), 'Masa');
    expect(isOff(save('Tortilla'))).toBe(false);
    type(title(), 'Tortilla');
    expect(isOff(save('Tortilla'))).toBe(true);
  });

  test('is renamed, and the product saved with the version that this made', async () => {
    const at = await open(
      reply(updateProductOption, { ...option, title: 'Masa' }),
      reply(updateProduct, aProductPage()),
    );
    type(title(), 'Masa');
    await userEvent.click(save('Tortilla'));
    await screen.findByText('Saved');
    expect(at.calls.to(updateProductOption)[0]?.body).toMatchObject({
      ...chain,
      option_id: 8,
      title: 'Masa',
      is_required: true,
      updated_at: '2026-11-01T12:00:00Z',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.updated_at).toBe(LATER));
  });

  test('need not be chosen any more', async () => {
    const at = await open(reply(updateProductOption, { ...option, is_required: false }));
    await userEvent.click(group().getByRole('switch', { name: 'Customers have to choose one' }));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.is_required).toBe(false));
  });

  test.each([
    ['required and has nothing to choose', { is_required: true, attributes: [] }, true],
    ['required and has all choices switched off', { is_required: true }, true],
    ['optional', { is_required: false }, false],
  ])('that is %s says whether the product is sold out by it', async (_, own, isTold) => {
    const options = aProductPage()
      .options.filter(({ id }) => id === 8)
      .map((each) => ({
        ...each,
        attributes: each.attributes.map((choice) => ({ ...choice, available: false })),
        ...own,
      }));
    await open(reply(getProduct, aProductPage({ options, available: !isTold })));
    const told = group().queryByText('There is nothing to choose here, so customers see the product as sold out.');
    expect(told !== null).toBe(isTold);
  });

  const changedTitle = aProductPage({
    options: aProductPage().options.map((each) => (each.id === 8 ? { ...each, title: 'Harina' } : each)),
    updated_at: LATER,
  });

  test.each([
    ['Keep mine', 'Masa'],
    ['Take what is saved', 'Harina'],
  ])('that somebody else has changed names what differs; %s leaves %s (OPTION-7)', async (choice, left) => {
    const at = await open(
      inTurn(
        refuse(updateProductOption, 409, 'changed_meanwhile'),
        reply(updateProductOption, { ...option, title: 'Masa' }),
      ),
    );
    type(title(), 'Masa');
    at.replies.set(reply(getProduct, changedTitle));
    await userEvent.click(save('Tortilla'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
    expect(dialog.getByRole('listitem').textContent).toContain('Harina');
    expect(dialog.getByRole('listitem').textContent).toContain('Masa');
    await userEvent.click(dialog.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.getByDisplayValue(left)).toBeTruthy());
    const sent = at.calls.to(updateProductOption).map(({ body }) => body.updated_at);
    expect(sent).toEqual(choice === 'Keep mine' ? ['2026-11-01T12:00:00Z', LATER] : ['2026-11-01T12:00:00Z']);
  });

  test('that somebody else has deleted meanwhile says so', async () => {
    const at = await open(refuse(updateProductOption, 409, 'changed_meanwhile'));
    type(title(), 'Masa');
    at.replies.set(reply(getProduct, aProductPage({ options: [], updated_at: LATER })));
    await userEvent.click(save('Tortilla'));
    expect(await screen.findByText('Not found: it was deleted or belongs to another account.')).toBeTruthy();
    expect(await screen.findByText('This product has no options.')).toBeTruthy();
  });

  test('is added, once it has a title', async () => {
    const at = await open(reply(createProductOption, { ...option, id: 9, title: 'Salsa' }));
    expect(isOff(screen.getByRole('button', { name: 'Add option' }))).toBe(true);
    type(screen.getByRole('textbox', { name: 'New option' }), 'Salsa');
    await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
    await waitFor(() => expect(at.calls.to(createProductOption)[0]?.body).toMatchObject({ ...chain, title: 'Salsa' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New option' })).toHaveProperty('value', ''));
  });

  test('is added with all its choices by one field and Enter, which says before what they will be, and Undo takes it back (OPTION-10)', async () => {
    const price = (name: string, amount: number) => ({ id: 80 + amount, name, price: amount, available: true });
    const attributes = [price('Chico', 0), price('Grande', 10)];
    const at = await open(
      reply(createProductOption, { ...option, id: 9, title: 'Tamaño', attributes }),
      reply(deleteProductOption, { id: 9, updated_at: LATER }),
    );
    const written = () => screen.getByRole('textbox', { name: 'What can be chosen (optional)' });
    await userEvent.type(screen.getByRole('textbox', { name: 'New option' }), 'Tamaño');
    await userEvent.type(written(), 'Chico, Grande +10');
    expect(screen.getByText('Adds 2: Chico, Grande +$10.00 MXN')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Tamaño and 2 choices added')).toBeTruthy();
    expect(at.calls.to(createProductOption)[0]?.body).toMatchObject({
      title: 'Tamaño',
      attributes: [
        { name: 'Chico', price: 0 },
        { name: 'Grande', price: 10 },
      ],
    });
    expect(written()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New option' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(deleteProductOption)[0]?.body).toMatchObject({ ...chain, option_id: 9 }));
  });

  test('is not added while what is written of its choices cannot be read, which says why', async () => {
    const at = await open(reply(createProductOption, option));
    await userEvent.type(screen.getByRole('textbox', { name: 'New option' }), 'Tamaño');
    const written = screen.getByRole('textbox', { name: 'What can be chosen (optional)' });
    await userEvent.type(written, 'Chico, Grande $10{Enter}');
    expect(await screen.findByText(/Grande \$10.*write what it costs more with a \+/)).toBeTruthy();
    expect(document.activeElement).toBe(written);
    expect(at.calls.to(createProductOption)).toEqual([]);
  });

  test('and a choice that may be added are not missed while nothing is written', async () => {
    await open();
    for (const name of ['New option', 'New choice of Tortilla']) {
      screen.getByRole('textbox', { name }).focus();
      await userEvent.tab();
      expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).not.toBe('true');
    }
  });

  test('that was added has its first choice written next (OPTION-5)', async () => {
    const added = { ...option, id: 9, title: 'Salsa' };
    const at = await open(
      reply(createProductOption, () => {
        at.replies.set(reply(getProduct, { ...aProductPage(), options: [...aProductPage().options, added] }));
        return added;
      }),
    );
    type(screen.getByRole('textbox', { name: 'New option' }), 'Salsa');
    await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
    const choice = await screen.findByRole('textbox', { name: 'New choice of Salsa' });
    expect(document.activeElement).toBe(choice);
  });

  test('is deleted after its name was asked about', async () => {
    const at = await open(reply(deleteProductOption, { id: 8, updated_at: LATER }));
    await userEvent.click(screen.getByRole('button', { name: 'More for Tortilla' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Tortilla' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you want to delete Tortilla?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(at.calls.to(deleteProductOption)[0]?.body.option_id).toBe(8));
  });
});

describe('an attribute', () => {
  test('cannot be saved while name or price is empty, or both are as they were', async () => {
    await open();
    const [name, price] = [
      row().getByRole('textbox', { name: 'Choice' }),
      row().getByRole('textbox', { name: /price/ }),
    ];
    expect(isOff(save('Integral'))).toBe(true);
    type(price, '');
    expect(isOff(save('Integral'))).toBe(true);
    type(price, '4');
    expect(isOff(save('Integral'))).toBe(false);
    type(name, ' ');
    expect(isOff(save('Integral'))).toBe(true);
  });

  test('has another price, and is sold out', async () => {
    const at = await open(reply(updateOptionAttribute, { ...attribute, price: 4.5, available: false }));
    type(row().getByRole('textbox', { name: /price/ }), '4.50');
    await userEvent.click(row().getByRole('switch', { name: 'Available' }));
    await waitFor(() =>
      expect(at.calls.to(updateOptionAttribute)[0]?.body).toMatchObject({
        ...chain,
        option_id: 8,
        attribute_id: 83,
        name: 'Integral',
        price: 4.5,
        available: false,
      }),
    );
  });

  test('that somebody else has changed names what differs', async () => {
    const at = await open(refuse(updateOptionAttribute, 409, 'changed_meanwhile'));
    type(row().getByRole('textbox', { name: /price/ }), '4');
    const options = aProductPage().options.map((each) => ({
      ...each,
      attributes: each.attributes.map((one) => (one.id === 83 ? { ...one, price: 9 } : one)),
    }));
    at.replies.set(reply(getProduct, aProductPage({ options, updated_at: LATER })));
    await userEvent.click(save('Integral'));
    const differs = within(await screen.findByRole('list', { name: 'What differs' }));
    expect(differs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Additional price.*9.*4/),
    ]);
  });

  const addChoice = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add choice to Tortilla' });
  const newChoice = () => group().getByRole('textbox', { name: 'New choice of Tortilla' });
  const newPrice = () => group().getAllByRole('textbox', { name: /price/ }).at(-1) ?? expect.fail('no price');

  test('cannot be added while name or price is empty', async () => {
    await open();
    expect(isOff(addChoice())).toBe(true);
    type(newChoice(), 'De maíz');
    expect(isOff(addChoice())).toBe(false);
    type(newPrice(), '');
    expect(isOff(addChoice())).toBe(true);
  });

  test('has its nought typed over', async () => {
    const at = await open(reply(createOptionAttribute, { ...attribute, id: 84, attribute_id: 84, name: 'De maíz' }));
    await userEvent.click(newChoice());
    await userEvent.keyboard('De maíz{Tab}5{Enter}');
    await waitFor(() => expect(at.calls.to(createOptionAttribute)[0]?.body.price).toBe(5));
  });

  test('is added for nothing more, as it stands there', async () => {
    const at = await open(reply(createOptionAttribute, { ...attribute, id: 84, attribute_id: 84, name: 'De maíz' }));
    type(newChoice(), 'De maíz');
    await userEvent.click(addChoice());
    await waitFor(() =>
      expect(at.calls.to(createOptionAttribute)[0]?.body).toMatchObject({ option_id: 8, name: 'De maíz', price: 0 }),
    );
  });

  test('is deleted after its name was asked about', async () => {
    const at = await open(reply(deleteOptionAttribute, { id: 83, updated_at: LATER }));
    await userEvent.click(screen.getByRole('button', { name: 'More for Integral' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Integral' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you want to delete Integral?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(at.calls.to(deleteOptionAttribute)[0]?.body).toMatchObject({ attribute_id: 83 }));
  });
});

test('what is typed into an option and not saved is asked about when the page is left', async () => {
  await open();
  type(title(), 'Masa');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('Are you sure you want to leave this page? Your progress will be lost.')).toBeTruthy();
});
