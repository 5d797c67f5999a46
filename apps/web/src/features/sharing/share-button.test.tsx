import { hrefTo } from '@mercadito/contracts/site/addresses';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { ShareButton } from './share-button.tsx';

const to = hrefTo('product', { businessId: 2, productId: 31 });
const address = () => `${window.location.origin}/product/2/31`;
const press = async () => userEvent.click(await screen.findByRole('button', { name: /Share/ }));

/** Gives the phone a sheet of its own. */
const giveSheet = (share: typeof navigator.share | undefined) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('what is shared', () => {
  test('goes by the phone’s own sheet, with its name and complete address (LOOK-30)', async () => {
    const share = vi.fn(async () => undefined);
    giveSheet(share);
    await showComponent(<ShareButton name="Burrito" to={to} />);
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Burrito', url: address() });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is the open page unless told', async () => {
    const share = vi.fn(async () => undefined);
    giveSheet(share);
    await showComponent(<ShareButton name="Burrito" />, { at: '/product/2/31?from=here' });
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Burrito', url: `${address()}?from=here` });
  });

  test('goes by WhatsApp where there is no sheet', async () => {
    await showComponent(<ShareButton name="Burrito" to={to} text="Share" />);
    await press();
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(`Burrito ${address()}`)}`);
  });

  test('is copied, and that is said', async () => {
    await showComponent(<ShareButton name="Burrito" to={to} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Share “Burrito”' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address());
  });
});
