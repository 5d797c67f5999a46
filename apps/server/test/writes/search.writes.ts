import * as search from '@mercadito/contracts/search';
import { good } from '../shops.ts';
import { type Write, write } from './write.ts';

const OUTCOME = {
  events: ['search_kin.changed'],
  tells: { admins: ['SearchKin'], everybody: ['Products', 'ProductsHome'] },
  changes: ['changeKin'],
} as const;

/** What Admins do with the names that a search knows. */
export const SEARCH_WRITES: Record<string, Write> = {
  'adding names of one thing': write(search.addSearchKin, OUTCOME, async ({ admin }) => ({
    by: admin,
    send: { names: 'chinchulines = tripas' },
  })),
  'removing names of one thing': write(search.removeSearchKin, OUTCOME, async ({ test, admin }) => {
    const { id } = good(await test.call(search.addSearchKin, { names: 'peluquin = peluca' }, admin.token));
    return { by: admin, send: { kinId: id } };
  }),
};
