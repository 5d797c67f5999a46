import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DriverLayout } from '../src/app/layouts/driver-layout.tsx';
import { ShopLayout } from '../src/app/layouts/shop-layout.tsx';
import { createStore } from '../src/app/store.ts';
import { loadTexts, switchLanguage } from '../src/shared/i18n/i18n.ts';
import { NO_SESSION, signedOut } from '../src/shared/session/session.slice.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const BEFORE_THE_APP = readFileSync(join(import.meta.dirname, '../src/app/before-the-app.js'), 'utf8');
const runBeforeTheApp = new Function(BEFORE_THE_APP);

const SITE = {
  product: 'Galeana',
  brand: 'Galeana Biz',
  time_zone: 'America/Chihuahua',
  classifieds_url: 'https://classifieds.example',
  contacts: [
    { name: 'Mariana', whatsapp: '+526361112233' },
    { name: 'Don Beto', whatsapp: '+526364445566' },
  ],
  owners_need_subscription: true,
};

const isNoticeRead = () => document.documentElement.hasAttribute('data-notice-read');

/** Opens an address in its frame, as a page load does. */
async function open(path: string, user: Account | null = null) {
  await startLocalServer((request, response) => {
    const settings = { delivery_available: true, usd_mxn_value: 17, cart_message_value: '', site: SITE };
    answerJson(response, { settings }, request.url?.startsWith('/api/settings') ? 200 : 404);
  });
  runBeforeTheApp();
  const store = createStore({ session: { ...NO_SESSION, token: user && 'secret', user } });
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route
              path="/driver"
              element={
                <DriverLayout>
                  <Link to="/">to the shop</Link>
                </DriverLayout>
              }
            />
            <Route
              path="*"
              element={
                <ShopLayout>
                  <Link to="/driver">to the work</Link>
                </ShopLayout>
              }
            />
          </Routes>
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return store;
}

beforeEach(async () => {
  await switchLanguage('en');
  await loadTexts(['layout', 'cart', 'shop', 'errors']);
});

describe('the tabs of the top bar', () => {
  test.each([
    ['/', 'Products', 'Businesses'],
    ['/home-business', 'Businesses', 'Products'],
  ])('at %s mark %s', async (path, here, elsewhere) => {
    await open(path);
    const tabs = within(await screen.findByRole('navigation', { name: 'Products and businesses' }));
    expect(tabs.getByRole('link', { name: here }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: elsewhere }).getAttribute('aria-current')).toBeNull();
  });

  test('are not for drivers, who look for nothing', async () => {
    await open('/', anAccount({ driver_id: 1 }, 'driver'));
    await screen.findByRole('banner');
    expect(screen.queryByRole('navigation', { name: 'Products and businesses' })).toBeNull();
  });
});

describe('the notice that this is a place for businesses', () => {
  test('leads individuals to the classifieds, and is remembered as read', async () => {
    await open('/');
    const link = await screen.findByRole('link', { name: /An individual/ });
    expect(link.closest('aside')).toBeTruthy();
    expect(link.getAttribute('href')).toBe(SITE.classifieds_url);
    expect(isNoticeRead()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(localStorage.getItem('cookieDisclaimer')).toBe('true');
    expect(isNoticeRead()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('is marked as read before anything is painted, until somebody signs out', async () => {
    localStorage.setItem('cookieDisclaimer', 'true');
    const store = await open('/', anAccount());
    expect(isNoticeRead()).toBe(true);
    act(() => void store.dispatch(signedOut()));
    runBeforeTheApp();
    expect(isNoticeRead()).toBe(false);
  });
});

test('who helps stands at the foot of the side', async () => {
  await open('/');
  const side = within(await screen.findByRole('region', { name: 'For more information' }));
  // They come with the settings.
  expect((await side.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/526361112233',
    'https://wa.me/526364445566',
  ]);
});

test('behind More an Admin finds Driver, as the specification has it', async () => {
  await open('/', anAccount({}, 'admin'));
  const main = (await screen.findAllByRole('navigation')).find((nav) => nav.querySelector('[popover]'));
  const names = [...(main?.querySelectorAll('[popover] a') ?? [])].map((link) => link.textContent);
  expect(names).toContain('Driver');
  expect(names).not.toContain('Delivery');
});

describe('the offer to install', () => {
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
    fireEvent(window, event);
    return event;
  };
  const findButton = () => screen.findByRole('button', { name: 'Install' });

  test('that came before the application stays from one frame to the other until it is used', async () => {
    runBeforeTheApp();
    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    await open('/', anAccount({}, 'admin'));
    await findButton();
    await userEvent.click(screen.getByRole('link', { name: 'to the work' }));
    await userEvent.click(await findButton());
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'to the shop' }));
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  test('is gone once the page is installed', async () => {
    await open('/');
    act(() => void offer());
    await findButton();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });
});
