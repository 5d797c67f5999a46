import { getUser, listSessions } from '@mercadito/contracts/accounts';
import { countUnread } from '@mercadito/contracts/inbox';
import { uploadAccountPicture } from '@mercadito/contracts/own-account';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, reply } from '../../../test/harness/replies.ts';

vi.mock(import('./shrink-picture.ts'), () => ({ shrinkPicture: async (file: File) => file }));

test('one picture is sent as soon as it is chosen, and the same can be chosen again where its answer was lost', async () => {
  const user = aCustomer();
  const at = await openScreen('/profile', {
    as: user,
    replies: [
      reply(listSessions, { results: [] }),
      reply(countUnread, { unread: 0 }),
      reply(getUser, user),
      inTurn(lost(uploadAccountPicture), reply(uploadAccountPicture, user)),
    ],
  });
  await screen.findByRole('button', { name: 'Add a photo' });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  await userEvent.upload(chooser, photo);
  await waitFor(() => expect(at.calls.to(uploadAccountPicture)).toHaveLength(1));
  // A browser tells of a file only where the field held another one, or none.
  expect(chooser.files).toHaveLength(0);
  await userEvent.upload(chooser, photo);
  expect(await screen.findByText('Your photo has been saved')).toBeDefined();
});
