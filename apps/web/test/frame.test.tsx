import type { Account } from '@mercadito/contracts/accounts';
import { getCart } from '@mercadito/contracts/cart';
import { listHomeProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { listHomeProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { countWaitingWork } from '@mercadito/contracts/waiting-work';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { signedOut } from '../src/shared/session/session.slice.ts';
import { aCustomer, aDriver, anAdmin, anOwner } from './fixtures/accounts.ts';
import { aCart } from './fixtures/carts.ts';
import { aList } from './fixtures/lists.ts';
import { homeProducts } from './fixtures/products.ts';
import { aSite, someSettings } from './fixtures/settings.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

const CLASSIFIEDS = 'https://classifieds.example';
const SITE = aSite({
  classifieds_url: CLASSIFIEDS,
  contacts: [
    { name: 'Mariana', whatsapp: '+526361112233' },
    { name: 'Don Beto', whatsapp: '+526364445566' },
  ],
});

const isNoticeRead = () => document.documentElement.hasAttribute('data-notice-read');

/** Opens a screen with nothing on it but its frame. */
const open = (address: '/' | '/home-business' | '/how-it-works' | '/driver' | '/cart', as: Account | null = null) =>
  openScreen(address, {
    as,
    replies: [
      reply(getSettings, someSettings({ site: SITE })),
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(listCompanies, { ...aList([]), count_is_capped: false }),
      reply(listUsedCompanyCategories, []),
      reply(listSponsors, { results: [] }),
      reply(listQueuedOrders, aList([])),
      refuse(countWaitingWork, 503, 'unavailable'),
      refuse(getDriverProfile, 404, 'not_found'),
    ],
  });

describe('the cart in the top bar', () => {
  const cartIn = async () => within(await screen.findByRole('banner')).queryByRole('link', { name: /cart/i });

  test('says how much is in it, on every page where people shop (FRAME-4)', async () => {
    await openScreen('/how-it-works', { as: aCustomer(), replies: [reply(getCart, aCart(2))] });
    await waitFor(async () => expect((await cartIn())?.textContent).toContain('2'));
    expect((await cartIn())?.getAttribute('href')).toBe('/cart');
  });

  test('is not for drivers', async () => {
    await open('/driver', aDriver());
    expect(await cartIn()).toBeNull();
  });
});

describe('the tabs of the top bar', () => {
  test.each([
    ['/' as const, 'Products', 'Businesses'],
    ['/home-business' as const, 'Businesses', 'Products'],
  ])('at %s mark %s', async (path, here, elsewhere) => {
    await open(path);
    const tabs = within(await screen.findByRole('navigation', { name: 'Products and businesses' }));
    expect(tabs.getByRole('link', { name: here }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: elsewhere }).getAttribute('aria-current')).toBeNull();
  });

  test('are not for drivers, who look for nothing (FRAME-2, FRAME-4)', async () => {
    await open('/', aDriver());
    await screen.findByRole('banner');
    expect(screen.queryByRole('navigation', { name: 'Products and businesses' })).toBeNull();
  });
});

describe('the notice that this is a place for businesses', () => {
  test('leads individuals to the classifieds, and is remembered as read (FRAME-5)', async () => {
    await open('/');
    const notice = within(await screen.findByRole('complementary', { name: 'Notice' }));
    const link = await notice.findByRole('link', { name: /Selling your own/ });
    expect(link.getAttribute('href')).toBe(CLASSIFIEDS);
    expect(isNoticeRead()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(localStorage.getItem('cookieDisclaimer')).toBe('true');
    expect(isNoticeRead()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('stands where one enters alone: not over the cart', async () => {
    const at = await open('/cart');
    await screen.findByRole('main');
    expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
    await at.goTo('/home-business');
    expect(await screen.findByRole('complementary', { name: 'Notice' })).toBeDefined();
  });

  test('is marked as read before anything is painted, until somebody signs out', async () => {
    localStorage.setItem('cookieDisclaimer', 'true');
    const at = await open('/', aCustomer());
    expect(isNoticeRead()).toBe(true);
    act(() => void at.store.dispatch(signedOut()));
    await at.reopen();
    expect(isNoticeRead()).toBe(false);
  });
});

test('the foot of a page says whole sentences (FRAME-6)', async () => {
  await open('/how-it-works');
  const foot = await screen.findByText(/On this device we keep only/);
  await waitFor(() =>
    expect(foot.textContent).toMatch(/sell\. Selling your own\? Try the classifieds\. On this device we keep/),
  );
});

test('who helps stands at the foot of the side (FRAME-6)', async () => {
  await open('/');
  const side = within(await screen.findByRole('region', { name: 'For more information' }));
  // They come with the settings.
  expect((await side.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/526361112233\?text=Hola%2C%20Mariana\./),
    expect.stringMatching(/^https:\/\/wa\.me\/526364445566\?text=Hola%2C%20Don%20Beto\./),
  ]);
});

test('behind More an Admin finds Driver (FRAME-3)', async () => {
  await open('/', anAdmin());
  const main = (await screen.findAllByRole('navigation')).find((nav) => nav.querySelector('[popover]'));
  const names = [...(main?.querySelectorAll('[popover] a') ?? [])].map((link) => link.textContent);
  expect(names).toContain('Driver');
  expect(names).not.toContain('Delivery');
});

describe('More on a phone', () => {
  const openMore = async (as: Account | null, own: Parameters<typeof open>[0] = '/') => {
    await open(own, as);
    const more = document.querySelector<HTMLElement>('[popover]');
    if (!more) throw new Error('There is no More');
    // What the browser says of its own popover.
    fireEvent(more, Object.assign(new Event('toggle'), { newState: 'open' }));
    return within(more);
  };

  test('has what is the person’s, the site and who helps in rows (FRAME-3, SCREEN-64)', async () => {
    const more = await openMore(aCustomer());
    const mine = within(await more.findByRole('region', { name: 'Yours', hidden: true }));
    const names = mine.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(names).toEqual(['/inbox', '/favorites', '/profile']);
    const site = within(more.getByRole('region', { name: 'The site', hidden: true }));
    expect(site.getByRole('link', { name: 'How it works', hidden: true }).getAttribute('href')).toBe('/how-it-works');
    expect(site.queryByRole('button', { name: /Install/, hidden: true })).toBeNull();
    const help = within(more.getByRole('region', { name: 'Help', hidden: true }));
    expect(help.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('https://wa.me/526361112233?text=Hola%2C%20Mariana.'),
      'tel:+526361112233',
      expect.stringContaining('https://wa.me/526364445566?text='),
      'tel:+526364445566',
    ]);
  });

  test('leads an owner to how selling works (SCREEN-64)', async () => {
    const more = await openMore(anOwner());
    const site = within(await more.findByRole('region', { name: 'The site', hidden: true }));
    const how = site.getByRole('link', { name: 'How it works', hidden: true });
    expect(how.getAttribute('href')).toBe('/how-it-works/selling');
  });

  test('closes by a link to the page on which one is already (FRAME-3)', async () => {
    const more = await openMore(aCustomer(), '/how-it-works');
    const before = document.querySelector('[popover]');
    await userEvent.click(await more.findByRole('link', { name: 'How it works', hidden: true }));
    await waitFor(() => expect(before?.isConnected).toBe(false));
  });

  test('has nothing of a person where nobody is signed in', async () => {
    const more = await openMore(null);
    await more.findByRole('region', { name: 'The site', hidden: true });
    expect(more.queryByRole('region', { name: 'Yours', hidden: true })).toBeNull();
  });

  test('offers to install what the browser offers (FRAME-8)', async () => {
    const more = await openMore(null);
    await more.findByRole('region', { name: 'The site', hidden: true });
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
    fireEvent(window, event);
    // Its row goes with the offer, and the focus with it: the browser gives that back when More closes.
    const hidePopover = vi.fn();
    Object.assign(document.querySelector('[popover]') as HTMLElement, { hidePopover });
    await userEvent.click(await more.findByRole('button', { name: /Install/, hidden: true }));
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});

describe('the offer to install', () => {
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
    fireEvent(window, event);
    return event;
  };
  const findButton = () => screen.findByRole('button', { name: 'Install' });

  test('that came before the application stays from one frame to the other until it is used (FRAME-8)', async () => {
    const at = await open('/', anAdmin());
    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    await at.reopen();
    const before = await findButton();
    await at.goTo('/driver');
    // The frame before stands until the screen's code has come, and its button with it.
    await waitFor(() => expect(before.isConnected).toBe(false));
    await userEvent.click(await findButton());
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    await at.goTo('/');
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
