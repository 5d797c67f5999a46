import { getSettings } from '@mercadito/contracts/settings';
import { decideSponsorRequest, listSponsorRequests } from '@mercadito/contracts/sponsors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { someSettings } from '../../../test/fixtures/settings.ts';
import { anApprovedRequest, aSponsorRequest } from '../../../test/fixtures/sponsors.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const PENDING = { pending: [aSponsorRequest()], approved: [anApprovedRequest()] };
const APPROVED = {
  pending: [],
  approved: [aSponsorRequest({ approved_at: '2026-11-04T12:00:00.000Z' }), anApprovedRequest()],
};
const lists = (answer = PENDING) => reply(listSponsorRequests, answer);
const decided = (status: 'approved' | 'declined' | 'ended', id = 7) => reply(decideSponsorRequest, { id, status });

const open = (...replies: Reply[]) =>
  openScreen('/admin?label=sponsor-forms', {
    as: anAdmin(),
    replies: [reply(getSettings, someSettings()), ...replies],
  });
const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the tab of sponsor forms', () => {
  test('shows who asks and who is featured: picture, business, phone, e-mail and day (SCREEN-45)', async () => {
    await open(lists());
    expect(await screen.findByRole('tab', { name: 'Sponsor Forms', selected: true })).toBeDefined();
    const pending = within(await part('Pending'));
    expect(pending.getByRole('link', { name: 'Burritos El Güero' }).getAttribute('href')).toBe('/business/2');
    expect(pending.getByRole('link', { name: '(+52)636-111-2233' }).getAttribute('href')).toBe('tel:+526361112233');
    expect(pending.getByRole('link', { name: 'guero@example.com' })).toBeDefined();
    expect(pending.getByText('Sent on November 2, 2026')).toBeDefined();
    const approved = within(await part('Approved'));
    expect(approved.getByText('Featured since November 3, 2026')).toBeDefined();
    expect(approved.getByText('No e-mail')).toBeDefined();
    await expectAccessible();
  });

  test('says plainly that there are none', async () => {
    await open(lists({ pending: [], approved: [] }));
    expect(await screen.findByRole('heading', { name: 'No pending submissions' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'No approved submissions' })).toBeDefined();
  });

  test('that cannot be read is asked for again', async () => {
    await open(inTurn(refuse(listSponsorRequests, 500, 'internal'), lists()));
    expect(await screen.findByRole('heading', { name: 'The sponsor forms could not be loaded' })).toBeDefined();
    await press('Retry');
    expect(await part('Pending')).toBeDefined();
  });
});

describe('a request', () => {
  test('is approved after a look at the carousel with it (SPONSOR-6)', async () => {
    const at = await open(inTurn(lists(), lists(APPROVED)), decided('approved'));
    await press('Review and approve: Burritos El Güero');
    const dialog = await screen.findByRole('dialog', { name: 'The carousel with Burritos El Güero' });
    const slides = within(dialog).getAllByRole('group', { name: /^\d of 2/ });
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 2: Burritos El Güero',
      '2 of 2: Panadería Lupita',
    ]);
    await expectAccessible();
    expect(at.calls.to(decideSponsorRequest)).toEqual([]);
    await pressInDialog('Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.calls.to(decideSponsorRequest)).toMatchObject([{ params: { id: 7 }, body: {} }]);
    expect(await screen.findByRole('heading', { name: 'No pending submissions' })).toBeDefined();
  });

  test('is declined once that was asked', async () => {
    const at = await open(inTurn(lists(), lists({ pending: [], approved: [] })), decided('declined'));
    await press('Decline: Burritos El Güero');
    await screen.findByRole('dialog', { name: 'Decline the request from Burritos El Güero?' });
    await pressInDialog('Yes, decline');
    expect(await screen.findByRole('heading', { name: 'No pending submissions' })).toBeDefined();
    expect(at.calls.to(decideSponsorRequest)).toMatchObject([{ body: { status: 'declined' } }]);
  });

  test('that was approved is ended once that was asked', async () => {
    const at = await open(inTurn(lists(), lists({ ...PENDING, approved: [] })), decided('ended', 5));
    await press('End sponsorship: Panadería Lupita');
    await screen.findByRole('dialog', { name: 'End the sponsorship of Panadería Lupita?' });
    await pressInDialog('End sponsorship');
    expect(await screen.findByRole('heading', { name: 'No approved submissions' })).toBeDefined();
    expect(at.calls.to(decideSponsorRequest)).toMatchObject([{ params: { id: 5 }, body: { status: 'ended' } }]);
  });

  test('that nobody decides stays as it is', async () => {
    const at = await open(lists());
    await press('Decline: Burritos El Güero');
    await pressInDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.calls.to(decideSponsorRequest)).toEqual([]);
    const button = screen.getByRole('button', { name: 'Decline: Burritos El Güero' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('that another Admin has decided says so, and what became of it stands behind', async () => {
    await open(inTurn(lists(), lists(APPROVED)), refuse(decideSponsorRequest, 409, 'sponsor_decided'));
    await press('Review and approve: Burritos El Güero');
    await pressInDialog('Approve');
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe('Somebody else has already decided this.');
    await pressInDialog('Cancel');
    expect(await screen.findByRole('heading', { name: 'No pending submissions' })).toBeDefined();
  });
});
