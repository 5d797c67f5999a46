import { setMainPicture } from '@mercadito/contracts/catalog-editing';
import { listProductCategories } from '@mercadito/contracts/categories';
import { updateOptionAttribute, updateProductOption } from '@mercadito/contracts/product-options';
import { getProduct } from '@mercadito/contracts/products';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { aPicture } from '../../../../test/fixtures/pictures.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { aProductPage } from '../../../../test/fixtures/products.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../../test/harness/replies.ts';
import { api } from '../../../shared/api/api.ts';

const LATER = '2026-11-01T12:05:00.000Z';
const version = { updated_at: LATER };
const chain = { product_id: 31, company_id: 2 };
const attribute = { id: 83, attribute_id: 83, name: 'Integral', price: 3, available: true, ...version };
const option = { id: 8, title: 'Tortilla', is_required: true, attributes: [], ...chain, ...version };
const changedTitle = aProductPage({
  options: aProductPage().options.map((each) => (each.id === 8 ? { ...each, title: 'Harina' } : each)),
  updated_at: LATER,
});

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

/** Another's change comes live, as it does when a tag of the product is told. */
const bringLive = async (at: Awaited<ReturnType<typeof open>>, product: ReturnType<typeof aProductPage>) => {
  at.replies.set(reply(getProduct, product));
  act(() => void at.store.dispatch(api.util.invalidateTags(['Products'])));
  await waitFor(() => expect(at.calls.to(getProduct).length).toBeGreaterThan(1));
  // Read, and not only asked for.
  const isReading = () => Object.values(at.store.getState().api.queries).some((read) => read?.status === 'pending');
  await waitFor(() => expect(isReading()).toBe(false));
  // The store tells its readers with the next frame.
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
};

describe('an option', () => {
  test('that is typed keeps its version when another change of it comes live, and asks (OPTION-7)', async () => {
    const at = await open(
      inTurn(refuse(updateProductOption, 409, 'changed_meanwhile'), reply(updateProductOption, option)),
    );
    type(title(), 'Masa');
    await bringLive(at, changedTitle);
    await userEvent.click(await screen.findByRole('button', { name: /^Save (Tortilla|Harina)$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(at.calls.to(updateProductOption)).toHaveLength(2));
    const sent = at.calls.to(updateProductOption).map(({ body }) => body.updated_at);
    expect(sent).toEqual(['2026-11-01T12:00:00Z', LATER]);
  });

  test('that is typed goes with the version that came live where only something else was changed', async () => {
    const at = await open(reply(updateProductOption, { ...option, title: 'Masa' }));
    type(title(), 'Masa');
    await bringLive(at, aProductPage({ name: 'Burrito de chile', updated_at: LATER }));
    await screen.findByDisplayValue('Masa');
    await userEvent.click(save('Tortilla'));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.updated_at).toBe(LATER));
  });

  const image = { id: 5, image: '/media/5', picture: aPicture() };
  const makeMain = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Make Photo 2 the main photo' }));
  };

  test('that is typed goes with the version of a picture that this page has changed, though it has not been read again', async () => {
    const stored = aProductPage({ images: [image] });
    const at = await open(
      inTurn(reply(getProduct, stored), later(getProduct)),
      reply(setMainPicture, aProductPage({ images: [], ...version })),
      reply(updateProductOption, { ...option, title: 'Masa' }),
    );
    type(title(), 'Masa');
    await makeMain();
    await waitFor(() => expect(at.calls.to(getProduct)).toHaveLength(2));
    await userEvent.click(save('Tortilla'));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.updated_at).toBe(LATER));
  });

  test("that is typed keeps its version where the answer about a picture tells of another's change", async () => {
    const stored = aProductPage({ images: [image] });
    const at = await open(
      inTurn(reply(getProduct, stored), later(getProduct)),
      reply(setMainPicture, changedTitle),
      refuse(updateProductOption, 409, 'changed_meanwhile'),
    );
    type(title(), 'Masa');
    await makeMain();
    await waitFor(() => expect(at.calls.to(getProduct)).toHaveLength(2));
    await userEvent.click(save('Tortilla'));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.updated_at).toBe(stored.updated_at));
  });

  test('that was changed by somebody else and not typed in shows that, and is typed against it', async () => {
    const at = await open(reply(updateProductOption, { ...option, title: 'Masa' }));
    await bringLive(at, changedTitle);
    type(await screen.findByDisplayValue('Harina'), 'Masa');
    await userEvent.click(save('Harina'));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.updated_at).toBe(LATER));
  });

  test('that is saved after one beside it goes with the version which that made, without a question', async () => {
    const at = await open(reply(updateOptionAttribute, attribute), reply(updateProductOption, option));
    type(title(), 'Masa');
    type(row().getByRole('textbox', { name: 'Choice' }), 'Maíz');
    await userEvent.click(save('Integral'));
    await screen.findByText('Saved');
    await userEvent.click(save('Tortilla'));
    await waitFor(() => expect(at.calls.to(updateProductOption)[0]?.body.updated_at).toBe(LATER));
  });
});
