import {
  listCompanyCategories,
  listProductCategories,
  listServiceCategories,
  listServiceZones,
} from '@mercadito/contracts/categories';
import { createCompany, getCompany } from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { createService } from '@mercadito/contracts/services';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMember, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { companyProducts } from '../../../test/fixtures/products.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { choose } from '../../../test/harness/own-services.ts';
import { pickPicture } from '../../../test/harness/pick-picture.ts';
import { inTurn, later, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

async function write(name: RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
}

interface Form {
  readonly what: string;
  readonly address: string;
  readonly as?: ReturnType<typeof anOwner>;
  readonly reads: readonly Reply[];
  readonly call: AnyEndpoint;
  readonly fill: () => Promise<void>;
  /** Another word in a field that is filled in. */
  readonly change: () => Promise<void>;
  readonly button?: string;
}

const FORMS: readonly Form[] = [
  {
    what: 'a business',
    address: '/business/createdCompany',
    as: aMember(),
    reads: [reply(listCompanyCategories, [{ id: 1, name: 'Comida', name_en: 'Food' }])],
    call: createCompany,
    fill: async () => {
      await write(/^Name/, 'Pan Luna');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Location/ }), 'Lagunitas');
      await screen.findByRole('option', { name: 'Food' });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), '1');
    },
    change: () => write(/^Name/, 'Pan Sol'),
    button: 'Continue',
  },
  {
    what: 'a product',
    address: '/mybusiness/addproduct',
    reads: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany()),
      reply(listCompanyProducts, companyProducts([])),
    ],
    call: createProduct,
    fill: async () => {
      await screen.findByRole('option', { name: 'Prepared food' });
      await pickPicture(/^Photo/);
      await write(/^Name/, 'Burrito de asada');
      await write(/^Description/, 'Con frijoles.');
      await write(/^Price/, '55.50');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Prepared food');
    },
    change: () => write(/^Name/, 'Burrito de chile'),
  },
  {
    what: 'a service',
    address: '/mybusiness/services?label=add_service',
    reads: [
      reply(listServiceCategories, [{ id: 3, name: 'Limpieza', name_en: 'Cleaning' }]),
      reply(listServiceZones, [{ id: 4, name: 'Sur', name_en: 'South' }]),
    ],
    call: createService,
    fill: async () => {
      await write(/^Name/, 'Poda');
      await write(/^Phone/, '6361234567');
      await choose(/^Category/, 'Cleaning');
      await choose(/^Zones/, 'South');
      await write(/^Description/, 'Con equipo propio');
      await pickPicture(/^Image|^Photo/);
    },
    change: () => write(/^Name/, 'Riego'),
    button: 'Submit',
  },
  {
    what: 'an about page',
    address: '/post-about-company',
    reads: [refuse(customization.getAbout, 404, 'not_found')],
    call: customization.addAbout,
    fill: async () => {
      await write(/^Title/, 'Desde 1985');
      await write(/^Description/, 'A mano');
      await pickPicture(/^Image/);
    },
    change: () => write(/^Title/, 'Desde 1986'),
  },
  {
    what: 'a contact entry',
    address: '/post-contact-company',
    reads: [refuse(customization.getContact, 404, 'not_found')],
    call: customization.addContact,
    fill: () => write(/^E-mail/, 'luna@example.com'),
    change: () => write(/^E-mail/, 'sol@example.com'),
  },
  {
    what: 'social networks',
    address: '/post-social-company',
    reads: [refuse(customization.getSocialNetworks, 404, 'not_found')],
    call: customization.addSocialNetworks,
    fill: () => write(/^Facebook/, 'https://facebook.com/luna'),
    change: () => write(/^Facebook/, 'https://facebook.com/sol'),
  },
];

async function openFilled({ address, as = anOwner(), reads, fill, button = 'Save' }: Form, answer: Reply) {
  const at = await openScreen(address, { as, replies: [...reads, answer] });
  await fill();
  const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: button });
  const submit = async () => {
    await waitFor(() => expect(isOff(saveButton())).toBe(false));
    await userEvent.click(saveButton());
  };
  return { at, submit, saveButton };
}

describe.each(FORMS)('the form of $what', (form) => {
  const { call } = form;

  test('goes out again under its key while nothing was heard, whatever is changed meanwhile, and then under another', async () => {
    const { at, submit } = await openFilled(
      form,
      inTurn(lost(call), refuse(call, 503, 'unavailable'), refuse(call, 409, 'idempotency_key_reused')),
    );
    const tries = () => at.calls.to(call).map(({ key }) => key);
    for (const count of [1, 2, 3, 4]) {
      if (count === 3) await form.change();
      await submit();
      await waitFor(() => expect(tries()).toHaveLength(count));
    }
    const [first, second, third, fourth] = tries();
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('goes out once for two quick taps', async () => {
    const answer = later(call);
    const { at, saveButton } = await openFilled(form, answer);
    await waitFor(() => expect(isOff(saveButton())).toBe(false));
    const element = saveButton();
    for (const _tap of [1, 2]) element.form?.requestSubmit();
    await waitFor(() => expect(at.calls.to(call)).toHaveLength(1));
    answer.give(refuse(call, 403, 'forbidden'));
    await screen.findAllByText(
      'You are not allowed to do this. If you think that is a mistake, message us on WhatsApp.',
    );
    expect(at.calls.to(call)).toHaveLength(1);
  });
});
