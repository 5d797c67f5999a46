import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { LanguageSwitch } from '../src/features/language-choice/language-switch.tsx';
import { useLanguageOfAccount } from '../src/features/language-choice/use-language-of-account.ts';
import { currentLanguage, startI18n } from '../src/shared/i18n/i18n.ts';
import { rememberedLanguage } from '../src/shared/i18n/languages.ts';
import { NO_SESSION } from '../src/shared/session/session.slice.ts';
import { answerJson, sentBy, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

function TopBar() {
  useLanguageOfAccount(5);
  return <LanguageSwitch />;
}

/** A device in English on which nobody has chosen, and an account with a language or without one. */
async function open(language_value: 'es' | null) {
  const { received } = await startLocalServer((request, response) =>
    answerJson(response, { settings: { language_value: sentBy(request).language_value ?? language_value } }),
  );
  const store = createStore({ session: { ...NO_SESSION, token: 'abc', user: anAccount() } });
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <TopBar />
      </MantineProvider>
    </Provider>,
  );
  await waitFor(() => expect(received).toHaveLength(1));
  // Until its answer has been read.
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).not.toBe('pending'));
  return received;
}

beforeEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the application does
  document.cookie = 'language=; path=/; max-age=0';
  await startI18n();
});

test('an account without a language takes nothing from the device, and has the one that is chosen', async () => {
  const received = await open(null);
  expect(currentLanguage()).toBe('en');
  expect(rememberedLanguage()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /cambiar a español/i }));
  await waitFor(() => expect(received.find(({ method }) => method === 'PUT')).toBeDefined());
  expect(received.filter(({ method }) => method === 'PUT').map(sentBy)).toEqual([{ language_value: 'es' }]);
});

test('an account with a language brings it along', async () => {
  await open('es');
  await waitFor(() => expect(currentLanguage()).toBe('es'));
});
