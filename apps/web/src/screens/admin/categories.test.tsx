import {
  createProductCategory,
  createZone,
  deleteProductCategory,
  deleteZone,
  listAllCategories,
  updateProductCategory,
  updateZone,
} from '@mercadito/contracts/category-editing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aCategory, BAKERY, BREAD, someLists, stored, TOYS } from '../../../test/fixtures/category-lists.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (label: string, ...answers: Reply[]) =>
  openScreen(`/admin/categories?label=${label}`, {
    as: anAdmin(),
    replies: [reply(listAllCategories, someLists()), ...answers],
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((each) => each.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'));
const ask = async (name: string, what: string) => {
  await userEvent.click(await button(`More for ${name}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
};
const write = (dialog: HTMLElement, name: string, text: string) =>
  fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value: text } });
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
const choose = async (dialog: HTMLElement, name: string) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Moves to' }));
  await userEvent.click(await screen.findByRole('option', { name, hidden: true }));
};

describe('the lists', () => {
  test('stand in their order, sub-categories within their parent, with how many use each (SCREEN-54)', async () => {
    await open('products');
    await screen.findByRole('tab', { name: 'Products', selected: true });
    await button('Move Food up');
    expect(namesIn('Products')).toEqual(['Food', 'Street food', 'Bakery', 'Sweet bread', 'Toys']);
    expect(namesIn('In Food')).toEqual(['Street food']);
    expect(screen.getByRole('link', { name: /^12 products: / }).getAttribute('href')).toBe('/?category=1');
    expect(screen.getByRole('link', { name: /^10 products: / }).getAttribute('href')).toBe('/?category=2');
    expect(screen.getAllByText('Not used yet')).toHaveLength(3);
  });

  test('lead to the businesses of a category', async () => {
    await open('businesses');
    const where = await screen.findByRole('link', { name: /^1 business: / });
    expect(where.getAttribute('href')).toBe('/home-business?category=6');
  });

  test('show what customers will see, in both languages', async () => {
    await open('products');
    const spanish = await screen.findByRole('group', { name: 'In Spanish' });
    expect(spanish.textContent).toBe('ComidaPanaderíaJuguetes');
    expect(screen.getByRole('group', { name: 'In English' }).textContent).toBe('FoodBakeryToys');
  });

  test('that have nothing in them say so, and offer the first', async () => {
    await open('services');
    expect(await screen.findByRole('heading', { name: 'No service categories' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add service category' }));
    expect(await screen.findByRole('dialog', { name: 'Add service category' })).toBeDefined();
  });

  test('that cannot be read are tried again', async () => {
    await openScreen('/admin/categories?label=zones', {
      as: anAdmin(),
      replies: [inTurn(refuse(listAllCategories, 500, 'internal'), reply(listAllCategories, someLists()))],
    });
    await userEvent.click(await button('Retry'));
    expect(await button('Move Lagunitas up')).toBeDefined();
  });
});

describe('adding', () => {
  test('offers the Spanish name for English, and sends both', async () => {
    const at = await open('zones', reply(createZone, stored(aCategory({ id: 9, name: 'Casas Grandes' }))));
    await userEvent.click(await button('Add zone'));
    const dialog = await screen.findByRole('dialog', { name: 'Add zone' });
    write(dialog, 'Name in Spanish', 'Casas Grandes');
    await press(dialog, 'Same in English: Casas Grandes');
    await press(dialog, 'Add');
    expect(await screen.findByText('Casas Grandes was added')).toBeDefined();
    expect(at.calls.to(createZone)[0]?.body).toEqual({ name_es: 'Casas Grandes', name_en: 'Casas Grandes' });
  });

  test('a sub-category begins below the one it was asked of, and may go elsewhere', async () => {
    const at = await open('products', reply(createProductCategory, stored({ ...BREAD, id: 9 })));
    await button('More for Bakery');
    await ask('Bakery', 'Add subcategory');
    const dialog = await screen.findByRole('dialog', { name: 'Add subcategory' });
    const within_ = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Goes inside' });
    expect(within_.selectedOptions[0]?.textContent).toBe('Bakery');
    expect([...within_.options].map(({ textContent }) => textContent)).toEqual([
      'None: it is a main category',
      'Food',
      'Bakery',
      'Toys',
    ]);
    await userEvent.selectOptions(within_, 'Toys');
    write(dialog, 'Name in Spanish', 'Peluches');
    write(dialog, 'Name in English', 'Soft toys');
    await press(dialog, 'Add');
    await waitFor(() => expect(at.calls.to(createProductCategory)[0]?.body.parent_category).toBe(TOYS.id));
  });

  test('without a name asks for it', async () => {
    const at = await open('zones');
    await userEvent.click(await button('Add zone'));
    const dialog = await screen.findByRole('dialog', { name: 'Add zone' });
    await press(dialog, 'Add');
    expect(await within(dialog).findAllByText('This field is required')).toHaveLength(2);
    expect(at.calls.to(createZone)).toEqual([]);
  });

  test('a name that is taken says so on its field', async () => {
    const taken = refuse(createZone, 409, 'name_es_taken', { errors: { name_es: ['Another one is called so.'] } });
    await open('zones', taken);
    await userEvent.click(await button('Add zone'));
    const dialog = await screen.findByRole('dialog', { name: 'Add zone' });
    write(dialog, 'Name in Spanish', 'galeana');
    write(dialog, 'Name in English', 'Another');
    await press(dialog, 'Add');
    expect(await within(dialog).findByText('Another one has this Spanish name.')).toBeDefined();
  });
});

describe('editing', () => {
  test('sends the names, the parent and the version that was read', async () => {
    const at = await open('products', reply(updateProductCategory, stored({ ...TOYS, name_en: 'Games' })));
    await button('More for Toys');
    await ask('Toys', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Toys' });
    write(dialog, 'Name in English', 'Games');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Goes inside' }), 'Bakery');
    await press(dialog, 'Save');
    expect(await screen.findByText('Games was saved')).toBeDefined();
    expect(at.calls.to(updateProductCategory)[0]?.body).toEqual({
      name_es: 'Juguetes',
      name_en: 'Games',
      parent_category: BAKERY.id,
      updated_at: TOYS.updated_at,
    });
  });

  test('one that has sub-categories offers no parent', async () => {
    await open('products');
    await button('More for Food');
    await ask('Food', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Food' });
    expect(within(dialog).queryByRole('combobox')).toBeNull();
  });

  test('one that somebody else has renamed asks which of the two stays', async () => {
    const at = await open(
      'zones',
      inTurn(
        refuse(updateZone, 409, 'changed_meanwhile'),
        reply(updateZone, stored(aCategory({ id: 7, name: 'Mi Galeana' }))),
      ),
    );
    await button('More for Galeana');
    await ask('Galeana', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Galeana' });
    write(dialog, 'Name in Spanish', 'Mi Galeana');
    const later = '2026-11-01T13:00:00.000Z';
    const renamed = aCategory({ id: 7, name: 'Galeana Centro', updated_at: later });
    at.replies.set(reply(listAllCategories, someLists({ zone: [renamed] })));
    await press(dialog, 'Save');
    const asked = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
    await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(at.calls.to(updateZone)[1]?.body.updated_at).toBe(later));
  });
});

describe('merging', () => {
  test('says how much goes where, and asks for a place that can take it', async () => {
    const at = await open('products', reply(deleteProductCategory, { id: 1, moved: 12 }));
    await button('More for Food');
    await ask('Food', 'Merge into another');
    const dialog = await screen.findByRole('dialog', { name: 'Merge Food into another' });
    expect(isOff(within(dialog).getByRole('button', { name: 'Merge' }))).toBe(true);
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Moves to' }));
    const offered = await screen.findAllByRole('option', { hidden: true });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Bakery', 'Toys']);
    await userEvent.click(screen.getByRole('option', { name: 'Bakery', hidden: true }));
    const goes = 'Moves to Bakery: 12 products and 1 subcategory. Food is removed for good.';
    expect(within(dialog).getByText(goes, { ignore: '.voice *' })).toBeDefined();
    await press(dialog, 'Merge');
    expect(await screen.findByText('Food was merged into Bakery')).toBeDefined();
    expect(at.calls.to(deleteProductCategory)[0]).toMatchObject({ params: { id: 1 }, query: { move_to: BAKERY.id } });
  });

  test('that is refused says why in the dialog', async () => {
    const facts = { name: 'Antojitos', name_en: 'Street food' };
    await open('products', refuse(deleteProductCategory, 409, 'sub_category_taken', { facts }));
    await button('More for Food');
    await ask('Food', 'Merge into another');
    const dialog = await screen.findByRole('dialog', { name: 'Merge Food into another' });
    await choose(dialog, 'Bakery');
    await press(dialog, 'Merge');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Both have a subcategory called Antojitos. Merge those two first.',
    );
  });
});

describe('removing', () => {
  test('what nothing uses asks by its name', async () => {
    const at = await open('zones', reply(deleteZone, { id: 8, moved: 0 }));
    await button('More for Lagunitas');
    await ask('Lagunitas', 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Do you want to delete Lagunitas?' });
    await press(dialog, 'Delete');
    expect(await screen.findByText('Lagunitas was removed')).toBeDefined();
    expect(at.calls.to(deleteZone)[0]).toMatchObject({ params: { id: 8 }, query: {} });
  });

  test('what is in use says how much it holds, and offers the merge instead (SCREEN-55)', async () => {
    const at = await open('zones', reply(deleteZone, { id: 7, moved: 2 }));
    await button('More for Galeana');
    await ask('Galeana', 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Galeana is in use' });
    expect(
      within(dialog).getByText('It has 2 services. Choose where all that goes; then it is removed.'),
    ).toBeDefined();
    await choose(dialog, 'Lagunitas');
    await press(dialog, 'Merge');
    await waitFor(() => expect(at.calls.to(deleteZone)[0]?.query.move_to).toBe(8));
  });

  test('what came into use meanwhile says where', async () => {
    const facts = { businesses: 1, products: 0, services: 1, sub_categories: 0, where: 'Taller Ruiz' };
    await open('zones', refuse(deleteZone, 409, 'in_use', { facts }));
    await button('More for Lagunitas');
    await ask('Lagunitas', 'Remove');
    await press(await screen.findByRole('dialog', { name: 'Do you want to delete Lagunitas?' }), 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Lagunitas is in use' });
    expect(within(dialog).getByText('Used by Taller Ruiz')).toBeDefined();
  });

  test('gives the focus back to where it was asked', async () => {
    await open('zones');
    await button('More for Lagunitas');
    await ask('Lagunitas', 'Remove');
    await press(await screen.findByRole('dialog', { name: 'Do you want to delete Lagunitas?' }), 'Cancel');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Lagunitas'));
  });
});
