import { getCompany } from '@mercadito/contracts/companies';
import { awaitProduct, getProductWait, stopAwaitingProduct } from '@mercadito/contracts/product-waits';
import { getProduct } from '@mercadito/contracts/products';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const ASK = 'Tell me when it is back';

test('whoever is signed in is told when a sold-out product is back, or no more (MESSAGE-14)', async () => {
  let isWaiting = false;
  const set = (to: boolean) => () => {
    isWaiting = to;
    return { is_waiting: to };
  };
  await openScreen('/product/2/31', {
    as: aCustomer(),
    replies: [
      reply(getProduct, aProductPage({ available: false })),
      reply(getCompany, aCompany()),
      reply(getProductWait, () => ({ is_waiting: isWaiting })),
      reply(awaitProduct, set(true)),
      reply(stopAwaitingProduct, set(false)),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: ASK }));
  await user.click(await screen.findByRole('button', { name: 'Stop telling me' }));
  expect(await screen.findByRole('button', { name: ASK })).toBeTruthy();
});

test('visitors are not offered to be told', async () => {
  await openScreen('/product/2/31', {
    replies: [reply(getProduct, aProductPage({ available: false })), reply(getCompany, aCompany())],
  });
  expect(await screen.findByText('Currently Unavailable')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});
