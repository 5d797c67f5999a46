import { shareOrder } from '@mercadito/contracts/orders/sharing';
import { SERVED_DATA_ELEMENT } from '@mercadito/contracts/served-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPendingOrder } from '../../../test/orders.ts';
import { aPlainWeb } from '../../../test/plain-web.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';

let plain: Awaited<ReturnType<typeof aPlainWeb>>;
let app: TestApp;
beforeAll(async () => {
  plain = await aPlainWeb();
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
  await plain.remove();
});

test('the page of an order that was shared is kept and passed on by nobody, and its preview names nobody (ORDER-17)', async () => {
  const { buyer, transactionId } = await aPendingOrder(app);
  const { secret } = good(await app.call(shareOrder, { transaction_id: transactionId }, buyer.token));
  const site = await createApp(app.app.services, { web: plain.web });
  for (const [key, status] of [
    [secret, 200],
    ['a-wrong-one', 404],
  ] as const) {
    const { statusCode, headers, body } = await site.inject(`/order-status/${key}`);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const [head = '', data = ''] = body.split('</head>', 2);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(new RegExp(`${key}|canonical|og:url|Ana|Ruiz`));
    expect(data).toContain(SERVED_DATA_ELEMENT);
    expect(data.includes('"company_names"')).toBe(status === 200);
  }
  await site.close();
});
