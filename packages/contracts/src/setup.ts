import * as z from 'zod';
import { signUp } from './accounts.ts';
import { text } from './common.ts';
import { anyone, endpointsOf, site } from './endpoint.ts';
import { newAccount } from './new-account.ts';

const endpoint = endpointsOf({
  name: 'setup',
  about: 'The first run of an installation: its first Admin, and what is left.',
});

/** SETUP-1. */
export const getSetup = endpoint('getSetup', {
  summary: 'Whether this installation waits for its first Admin',
  method: 'GET',
  path: '/setup/',
  access: anyone(),
  response: z.object({ needed: z.boolean() }),
});

/** SETUP-1, SETUP-2. */
export const setUp = endpoint('setUp', {
  summary: 'Open the account of the first Admin, by the code that the server printed when it started',
  description:
    '409 `already_set_up` once there is an Admin; 429 after several wrong codes from one address, with a wait that grows as at the login.',
  method: 'POST',
  path: '/setup/',
  access: anyone(),
  rate: 'login',
  body: newAccount.extend({ code: text(40) }),
  status: 201,
  response: signUp.response,
});

/** SETUP-3. */
export const getSetupSteps = endpoint('getSetupSteps', {
  summary: 'Which of the steps of a new installation are done',
  method: 'GET',
  path: '/setup/steps/',
  access: site('settings.write'),
  response: z.object({
    brand: z.boolean(),
    places: z.boolean(),
    zone: z.boolean(),
    contacts: z.boolean(),
    hours: z.boolean(),
    /** Whether somebody answers for people's data (LEGAL-4). */
    responsible: z.boolean(),
    categories: z.boolean(),
    shop: z.boolean(),
  }),
});

export type SetupSteps = z.output<typeof getSetupSteps.response>;
