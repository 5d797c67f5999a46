import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useAddToCart } from '../../features/adding-to-cart/use-add-to-cart.ts';
import { aCart, aProduct, SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { type Asked, openTown, type Reply } from './testing/town-server.ts';

function AddButton() {
  const { addToCart, refusal } = useAddToCart();
  return (
    <>
      <button type="button" onClick={() => void addToCart({ product: aProduct(), attributes: [71], count: 1 })}>
        Add
      </button>
      <p role="alert">{refusal?.text}</p>
    </>
  );
}

/** Taps twice, where the first answer is this one; answers what the server was asked. */
async function tapAgainAfter(first: Reply): Promise<Asked[]> {
  const asked: Asked[] = [];
  await openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'POST /companies/cart/add-item': (each) => {
      asked.push(each);
      return asked.length === 1 ? first : { status: 201, body: aCart(1) };
    },
  });
  await show(<AddButton />, { user: LUPITA });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(() => asked.length).toBe(2);
  return asked;
}

const problem = (code: string) => ({ detail: code, message: code, code });

test.each<[string, Reply]>([
  ['was lost', 'lost'],
  ['says the server was too busy to know', { status: 503, body: problem('unavailable') }],
])('a tap after an answer that %s asks for the same piece, not for another', async (_what, first) => {
  const [one, other] = await tapAgainAfter(first);
  expect(other?.key).toBe(one?.key);
});

test('two quick taps are one, and the button is locked until the page has changed', async () => {
  const asked: Asked[] = [];
  await openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'POST /companies/cart/add-item': (each) => {
      asked.push(each);
      return { status: 201, body: aCart(1) };
    },
  });
  await show(<AddButton />, { user: LUPITA });
  const button = screen.getByRole('button', { name: 'Add' });
  button.click();
  button.click();
  expect(await screen.findByText('/cart', { selector: 'output' })).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('a tap after a refusal is a new one', async () => {
  const [one, other] = await tapAgainAfter({ status: 409, body: problem('out_of_stock') });
  expect(other?.key).not.toBe(one?.key);
});
