import { getUserSettings, updateUserSettings } from '@mercadito/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentLanguage, rememberedLanguage } from '../src/shared/i18n/i18n.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

/** A device in English on which nobody has chosen, and an account with a language or without one. */
async function open(language_value: 'es' | null) {
  const at = await openScreen('/nowhere', {
    as: aCustomer(),
    replies: [
      reply(getUserSettings, { settings: { language_value } }),
      reply(updateUserSettings, ({ body }) => ({ settings: { language_value: body.language_value } })),
    ],
  });
  await waitFor(() => expect(at.calls.to(getUserSettings)).toHaveLength(1));
  // Until its answer has been read.
  const read = () =>
    Object.values(at.store.getState().api.queries).find((each) => each?.endpointName === 'getUserSettings');
  await waitFor(() => expect(read()?.status).toBe('fulfilled'));
  return at;
}

test('an account without a language takes nothing from the device, and has the one that is chosen (ACCOUNT-9)', async () => {
  const at = await open(null);
  expect(currentLanguage()).toBe('en');
  expect(rememberedLanguage()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /cambiar a español/i }));
  await waitFor(() => expect(at.calls.to(updateUserSettings)).toHaveLength(1));
  expect(at.calls.to(updateUserSettings)).toMatchObject([{ params: { userId: 5 }, body: { language_value: 'es' } }]);
});

test('an account with a language brings it along', async () => {
  await open('es');
  await waitFor(() => expect(currentLanguage()).toBe('es'));
});
