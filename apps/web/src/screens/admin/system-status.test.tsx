import { getSystemStatus, type SystemStatus } from '@mercadito/contracts/system-status';
import { listGivenUpJobs } from '@mercadito/contracts/waiting-work';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';
import enLayout from '../../locales/en/layout.json' with { type: 'json' };
import enLegal from '../../locales/en/legalEditing.json' with { type: 'json' };
import en from '../../locales/en/systemStatus.json' with { type: 'json' };
import esLayout from '../../locales/es/layout.json' with { type: 'json' };
import esLegal from '../../locales/es/legalEditing.json' with { type: 'json' };
import es from '../../locales/es/systemStatus.json' with { type: 'json' };

const GOOD: SystemStatus = {
  fault: null,
  database: { engine: 'postgres', version: '17.2', size_bytes: 1_240_000_000 },
  disk: { free_bytes: 40e9, total_bytes: 80e9 },
  clock_ahead_seconds: 1,
  jobs: { failed: 0, retrying: 0, oldest_waiting_seconds: 0 },
  copies: { are_kept: true, hours_old: 9, has_failed: false },
  processes: [{ name: 'town:71', version: '1.2.0+ab12cd3', is_this: true }],
  newest_version: null,
};

const open = (status: Partial<SystemStatus>) =>
  openScreen('/admin/status', {
    as: anAdmin(),
    replies: [reply(getSystemStatus, { ...GOOD, ...status }), reply(listGivenUpJobs, { results: [] })],
  });

const names = async () =>
  within(await screen.findByRole('list', { name: 'Parts of the site' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('an Admin reads that all works, and on what (SYSTEM-1)', async () => {
  await open({});
  await screen.findByText('Everything works.');
  screen.getByText('PostgreSQL 17.2 · 1.2 GB');
  screen.getByText(/town:71 · 1.2.0\+ab12cd3/);
});

test('what needs attention stands first, with what to do (SYSTEM-1)', async () => {
  await open({
    jobs: { failed: 2, retrying: 0, oldest_waiting_seconds: 0 },
    database: { ...GOOD.database, engine: 'embedded' },
  });
  expect((await names()).slice(0, 2)).toEqual(['Server jobs Needs attention', 'Database Good to know']);
  screen.getByText('1 thing needs attention.');
  screen.getByText(/Below it says why/);
});

test('a database that is away is named, with what to do (SYSTEM-1)', async () => {
  await openScreen('/admin/status', { as: anAdmin(), replies: [refuse(getSystemStatus, 503, 'unavailable')] });
  await screen.findByText(/check that PostgreSQL is running/);
});

test.each([
  ['en', en, enLayout, enLegal],
  ['es', es, esLayout, esLegal],
])(
  'who has to name somebody is led by the words of the menu: %s (LEGAL-4)',
  (_language, texts, { adminNav }, { title }) => {
    expect(texts.states.privacy.unnamed).toContain(` ${adminNav.town}, ${title}.`);
  },
);
