import { getLegalText } from '@mercadito/contracts/legal';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aLegalText } from '../../../test/fixtures/legal.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

test('everybody reads the privacy notice, by whom it is answered for and when it was changed (SCREEN-71, LEGAL-1)', async () => {
  const at = await openScreen('/privacy', { replies: [reply(getLegalText, aLegalText())] });
  await screen.findByRole('heading', { level: 1, name: 'Privacy notice' });
  await screen.findByRole('heading', { level: 2, name: 'Who answers' });
  expect(screen.getByText('María Ruiz', { exact: false })).toBeDefined();
  expect(screen.getByText('Last change: November 1, 2026')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Your orders');
  expect(at.calls.to(getLegalText)).toMatchObject([{ params: { page: 'privacy' }, query: { language: 'en' } }]);
  const pages = within(screen.getByRole('navigation', { name: 'Privacy and terms' }));
  expect(pages.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  await expectAccessible();
});

test('where nobody is named, the page says so plainly (LEGAL-4)', async () => {
  await openScreen('/terms', { replies: [reply(getLegalText, aLegalText({ responsible: '', contact: '' }))] });
  await screen.findByText('Nobody has been named yet.', { exact: false });
  expect(screen.queryByText('Contact:')).toBeNull();
});

test('what looks like markup is letters, and a text of the other language is marked as such (LEGAL-3)', async () => {
  const text = '<img src=x onerror=alert(1)> <b>hola</b>';
  await openScreen('/privacy', { replies: [reply(getLegalText, aLegalText({ text, language: 'es' }))] });
  const shown = await screen.findByText(text);
  expect(shown.closest('[lang]')?.getAttribute('lang')).toBe('es');
});

test('a text that does not come is asked for again (LOOK-1)', async () => {
  await openScreen('/privacy', { replies: [refuse(getLegalText, 503, 'overloaded')] });
  await screen.findByText('This text could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('who makes an account is led to both before the button, in a tab of its own (LEGAL-1)', async () => {
  await openScreen('/sign-up', { replies: [] });
  const said = await screen.findByText(/By creating an account you accept/);
  const links = within(said).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  const button = screen.getByRole('button', { name: 'Create account' });
  expect(said.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
