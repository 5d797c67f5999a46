import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { account } from './accounts.ts';
import { fileText } from './common.ts';
import { always, endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'privacy',
  about: 'What the site has about whoever calls: all of it as a file, and the account deleted.',
});
const access = person('account.use');
const ofDeletion = { path: '/account/deletion/', access, response: account } as const;

export const exportOwnData = endpoint('exportOwnData', {
  summary: 'Everything that the site has about the person, as a file',
  description:
    'JSON: each table of what is about them with its rows, and pictures as `data:` addresses by their names. Nothing that opens ' +
    'something is in it.',
  method: 'GET',
  path: '/account/data/',
  ...{ access, rate: 'own-data', asksPassword: always },
  mediaType: 'text/plain',
  response: fileText,
});

/** PRIVACY-2: `deletion_at` of the answer says when; asked again, it stays so. */
export const askForDeletion = endpoint('askForDeletion', {
  summary: 'Have the own account deleted in the first night after seven days',
  description:
    '409 `last_admin`, `has_open_orders`, `has_orders_in_hand`, `has_open_cash` or `has_open_business` while somebody waits for the person.',
  method: 'POST',
  ...ofDeletion,
  rate: 'password',
  body: z.object({ current_password: z.string().min(1).max(MAX_LENGTH.password) }),
});

/** PRIVACY-3. */
export const takeBackDeletion = endpoint('takeBackDeletion', {
  summary: 'Keep the own account after all',
  method: 'DELETE',
  ...ofDeletion,
  rate: 'session',
});
