import { allScreens } from '@mercadito/contracts/site/addresses';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from './fixtures/accounts.ts';
import { openScreen } from './harness/open-screen.tsx';

/** What no address of ours has, and anybody can write. */
const JUNK = [
  '%',
  '%E0%A4',
  '%00',
  '//evil.example',
  '..',
  '__proto__',
  '1e999',
  '\'"><b>',
  '%2Fcontact%23%25',
  '\u202e',
  '9'.repeat(30),
];

/** One of them, the same in every run. */
const junk = (at: number) => encodeURI(JUNK[at % JUNK.length] ?? '').replaceAll('%25', '%');

/** Each screen's path with nonsense as its parameters, its search and its place within the page. */
const CRAFTED = allScreens().map(({ path }, at) => {
  const filled = String(path).replace(/\{\w+\}/g, () => junk(at));
  return `${filled}?page=${junk(at + 1)}&label=${junk(at + 2)}&search=${junk(at + 3)}&from=${junk(at + 4)}#${junk(at + 5)}`;
});

async function expectNotEmpty(address: string) {
  const at = await openScreen(address, { as: anAdmin() });
  expect(await screen.findByRole('main')).toBeDefined();
  expect(document.body.textContent).not.toContain('Unexpected Application Error!');
  // Nobody answers: what is looked at is that something stands there.
  at.takeFaults();
  return at;
}

describe('no address ends in an empty page', () => {
  test.each(CRAFTED)('%s', async (address) => {
    await expectNotEmpty(address);
  });

  test.each(['/#%', '/contact#%', '/contact#%E0%A4%A', '/?search=%&page=%'])('%s', async (address) => {
    await expectNotEmpty(address);
  });

  test('the door leads on to an address that cannot be read', async () => {
    const at = await openScreen('/login?from=%2Fcontact%23%25', { as: anAdmin() });
    await expect.poll(() => at.pathname).toBe('/contact');
    expect(await screen.findByRole('main')).toBeDefined();
    at.takeFaults();
  });
});

test('who skips to the content stays at the address, one step from the page before', async () => {
  const at = await openScreen('/contact');
  const before = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(before);
  at.takeFaults();
});
