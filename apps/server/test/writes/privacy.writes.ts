import { askForDeletion, takeBackDeletion } from '@mercadito/contracts/privacy';
import { PASSWORD } from '../people.ts';
import { good } from '../shops.ts';
import { type Write, write } from './write.ts';

const PERSON = { somebody: ['Account'], admins: ['People'] } as const;
const send = { current_password: PASSWORD };

/** Going for good. */
export const PRIVACY_WRITES: Record<string, Write> = {
  'asking to be deleted': write(
    askForDeletion,
    {
      events: ['account.deletion_asked'],
      messages: ['person: Your account will be deleted in seven days'],
      tells: PERSON,
    },
    async (town) => ({ by: await town.somebody(), send }),
  ),
  'staying after all': write(
    takeBackDeletion,
    { events: ['account.deletion_taken_back'], tells: PERSON },
    async (town) => {
      const by = await town.somebody();
      good(await town.test.call(askForDeletion, send, by.token));
      return { by, send: {} };
    },
  ),
};
