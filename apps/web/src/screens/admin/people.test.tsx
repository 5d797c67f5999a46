import { listPeople } from '@mercadito/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aPersonEntry, aPersonsCompany, somePeople } from '../../../test/fixtures/people.ts';
import { heard } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const openPeople = (answer: Reply, address = '/admin/people') =>
  openScreen(address, { as: anAdmin(), replies: [answer] });

const MEMBER = { active: true, until: '2026-12-16T06:00:00.000Z' };

describe('the list of people', () => {
  test('says of each what an Admin looks for, and leads to the person (SCREEN-50)', async () => {
    const company = aPersonsCompany();
    const person = aPersonEntry({ company, company_id: 2, subscriptionStatus: MEMBER, is_blocked: true });
    const at = await openPeople(reply(listPeople, somePeople([person])));
    const table = within(await screen.findByRole('table', { name: 'People' }));
    const text = table.getAllByRole('row')[1]?.textContent;
    for (const said of ['Lupita Ríos', 'lupita', 'Customer', 'Blocked', 'Until December 15, 2026', '636-111-2233']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Burritos El Güero');
    expect(text).toContain('Plan until December 31, 2026 · For members too');
    expect(screen.getByText('1 person')).toBeDefined();
    await expectAccessible();
    expect(table.getByRole('link', { name: /^Lupita Ríos/ }).getAttribute('href')).toBe(
      '/admin/people/5?fromUrl=%2Fadmin%2Fpeople',
    );
    expect(at.calls.to(listPeople)[0]?.query).toMatchObject({ search: '' });
  });

  test('is searched as it is typed, and the address says so (SCREEN-50)', async () => {
    const at = await openPeople(reply(listPeople, somePeople([aPersonEntry()])));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find people' }), '111 2233');
    await waitFor(() => expect(at.search).toBe('?search=111%202233'));
    await waitFor(() =>
      expect(at.calls.to(listPeople).map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ search: '111 2233' }),
      ),
    );
  });

  test('says how many a search or a kind has found, and nothing to who opens the list (LOOK-44)', async () => {
    const at = await openPeople(reply(listPeople, somePeople([aPersonEntry()])));
    await screen.findByText('1 person');
    expect(heard()).toEqual([]);
    at.replies.set(reply(listPeople, somePeople([])));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'zz');
    await waitFor(() => expect(heard()).toEqual(['0 people']));
  });

  test('takes the search out of the field that a link has taken out of the address', async () => {
    const at = await openPeople(reply(listPeople, somePeople([])), '/admin/people?search=zzz');
    await userEvent.click(await screen.findByRole('link', { name: 'Show everybody' }));
    await waitFor(() => expect(at.search).toBe(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find people' });
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('is narrowed to one kind of people, and the search stays', async () => {
    const at = await openPeople(reply(listPeople, somePeople([aPersonEntry()])), '/admin/people?search=lupita');
    const kinds = within(await screen.findByRole('group', { name: 'Kind of people' }));
    await userEvent.click(kinds.getByRole('link', { name: 'Drivers: People' }));
    await waitFor(() => expect(at.search).toBe('?search=lupita&role=driver'));
    await waitFor(() =>
      expect(at.calls.to(listPeople).map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ role: 'driver' }),
      ),
    );
    await userEvent.click(kinds.getByRole('link', { name: 'Blocked: People' }));
    await waitFor(() => expect(at.search).toBe('?search=lupita&state=blocked'));
    expect(kinds.getByRole('link', { name: 'Blocked: People' }).getAttribute('aria-current')).toBe('true');
  });

  test('without anybody says how to find more, and one that cannot be read says so', async () => {
    const at = await openPeople(reply(listPeople, somePeople([])), '/admin/people?search=nobody');
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeDefined();
    at.replies.set(refuse(listPeople, 500, 'internal'));
    await at.reopen('/admin/people');
    expect(await screen.findByRole('heading', { name: 'The people could not be loaded' })).toBeDefined();
  });

  test('puts the focus on the first of those that Load More has brought', async () => {
    const [first, second] = [aPersonEntry(), aPersonEntry({ id: 6, first_name: 'Zoila' })];
    await openPeople(
      reply(listPeople, ({ query }) =>
        query.page === 2 ? somePeople([second], null, 2) : somePeople([first], '/api/accounts/?page=2', 2),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Zoila Ríos/ })));
  });
});
