import { orderStatusCell } from '@mercadito/domain/dispatch/order-columns';
import { LANGUAGES } from '@mercadito/domain/language';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import { expect, test } from 'vitest';
import en from '../../../locales/en/common.json' with { type: 'json' };
import es from '../../../locales/es/common.json' with { type: 'json' };

test.each(LANGUAGES)('the file of orders in %s says how an order stands as the pages do', (language) => {
  const cells = ORDER_STATUSES.map((status) => [status, orderStatusCell(status, language)]);
  // A file is written by the server, which knows all of its own.
  const { other: _, ...known } = { en, es }[language].orderStatus;
  expect(Object.fromEntries(cells)).toEqual(known);
});
