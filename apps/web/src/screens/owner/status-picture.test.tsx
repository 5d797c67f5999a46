import { getCompany } from '@mercadito/contracts/companies';
import {
  getStatusPicture,
  getTownPicture,
  makeStatusPicture,
  makeTownPicture,
  type StatusPicture,
} from '@mercadito/contracts/status-pictures';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const aPicture = (own: Partial<NonNullable<StatusPicture['picture']>> = {}): StatusPicture => ({
  has_goods: true,
  picture: { jpeg: btoa('drawn'), drawn_at: '2026-06-10T12:00:00.000Z', is_current: true, ...own },
});
const NONE: StatusPicture = { has_goods: true, picture: null };
const open = (...replies: Reply[]) =>
  openScreen('/mybusiness/status', { as: anOwner(), replies: [reply(getCompany, aCompany()), ...replies] });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: /^Today’s picture of Burritos El Güero/ });

afterEach(() => void vi.restoreAllMocks());

/** A phone whose own sheet takes pictures. */
function aPhone() {
  const shared: File[] = [];
  const share = async ({ files }: { files: File[] }) => void shared.push(...files);
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  return shared;
}

describe('the picture for a WhatsApp status (STATUS-1)', () => {
  test('is seen, shared as a photo and downloaded', async () => {
    const shared = aPhone();
    await open(reply(getStatusPicture, aPicture()));
    expect((await picture()).src).toBe(`data:image/jpeg;base64,${btoa('drawn')}`);
    await expectAccessible();
    await press('Share');
    expect(shared.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'status.jpg', type: 'image/jpeg', size: 5 },
    ]);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('Download');
    expect(click).toHaveBeenCalledOnce();
  });

  test('is only downloaded where a browser shares no pictures', async () => {
    await open(reply(getStatusPicture, aPicture()));
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test('is made where there is none yet, in the language of the page', async () => {
    const at = await open(reply(getStatusPicture, NONE), reply(makeStatusPicture, aPicture()));
    await screen.findByRole('button', { name: 'Make today’s picture' });
    at.replies.set(reply(getStatusPicture, aPicture()));
    await press('Make today’s picture');
    await picture();
    expect(at.calls.to(makeStatusPicture)[0]?.body).toEqual({ language: 'en' });
  });

  test('that does not hold any more is not offered to be shared, and is made anew; a refusal is told', async () => {
    aPhone();
    const at = await open(
      reply(getStatusPicture, aPicture({ is_current: false })),
      inTurn(refuse(makeStatusPicture, 503, 'unavailable'), reply(makeStatusPicture, aPicture())),
    );
    await screen.findByText(/^Prices or products have changed/);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await press('Make it again');
    await screen.findByText(/busy/);
    at.replies.set(reply(getStatusPicture, aPicture()));
    await press('Make it again');
    await screen.findByRole('button', { name: 'Share' });
  });

  test('says that there is nothing to show, and that it could not be loaded', async () => {
    const at = await open(reply(getStatusPicture, { has_goods: false, picture: null }));
    await screen.findByRole('heading', { name: 'There is nothing to show yet' });
    at.replies.set(refuse(getStatusPicture, 500, 'internal'));
    await at.reopen();
    await screen.findByRole('heading', { name: 'The picture could not be loaded' });
  });
});

test('an Admin makes the town’s in the same way (STATUS-1)', async () => {
  const at = await openScreen('/admin/town/status', {
    as: anAdmin(),
    replies: [reply(getTownPicture, NONE), reply(makeTownPicture, aPicture())],
  });
  await press('Make today’s picture');
  await waitFor(() => expect(at.calls.to(makeTownPicture)).toHaveLength(1));
});
