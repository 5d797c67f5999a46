import { unsubscribe } from '@mercadito/contracts/inbox';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const SECRET = `12-announcements-${'x'.repeat(43)}`;
const open = (answer: ReturnType<typeof refuse>) => openScreen(`/unsubscribe/${SECRET}`, { replies: [answer] });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Stop these e-mails' }));

test('a link in a mail turns off its topic by a button, without being signed in (MESSAGE-16)', async () => {
  const at = await open(reply(unsubscribe, { topic: 'announcements' }));
  await screen.findByRole('heading', { name: 'Stop these e-mails' });
  expect(at.calls.to(unsubscribe)).toEqual([]);
  await expectAccessible();
  await press();
  const told = await screen.findByText('You will get no more e-mails about “Announcements”.');
  await waitFor(() => expect(document.activeElement).toBe(told));
  expect(at.calls.to(unsubscribe)).toMatchObject([{ body: { secret: SECRET } }]);
  await expectAccessible();
});

test('a link that is none says so', async () => {
  await open(refuse(unsubscribe, 409, 'link_over'));
  await press();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the site' }).getAttribute('href')).toBe('/');
});
