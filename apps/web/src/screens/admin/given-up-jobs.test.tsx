import { getSystemStatus, type SystemStatus } from '@mercadito/contracts/system-status';
import { listGivenUpJobs, retryGivenUpJob } from '@mercadito/contracts/waiting-work';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const JOB = {
  id: '0199d1c4-0000-7000-8000-000000000001',
  name: 'message.push',
  failed_at: '2026-11-20T18:00:00.000Z',
  tries: 3,
  reason: 'connect ECONNREFUSED',
};
const STATUS: SystemStatus = {
  fault: null,
  database: { engine: 'postgres', version: '17.2', size_bytes: 1_240_000_000 },
  disk: { free_bytes: 40e9, total_bytes: 80e9 },
  clock_ahead_seconds: 1,
  jobs: { failed: 1, retrying: 0, oldest_waiting_seconds: 0 },
  copies: { are_kept: true, hours_old: 9, has_failed: false },
  processes: [],
  newest_version: null,
};
const open = (...replies: Reply[]) =>
  openScreen('/admin/status', { as: anAdmin(), replies: [reply(getSystemStatus, STATUS), ...replies] });
const retry = () => screen.findByRole('button', { name: /^Retry: Messages to phones/ });

test('a job that was given up says what, when and why, and is tried once more (DESK-2)', async () => {
  const at = await open(
    inTurn(reply(listGivenUpJobs, { results: [JOB] }), reply(listGivenUpJobs, { results: [] })),
    reply(retryGivenUpJob, { results: [] }),
  );
  expect(await screen.findByText('connect ECONNREFUSED')).toBeDefined();
  expect(screen.getByText(/3 tries/)).toBeDefined();
  await expectAccessible();
  await userEvent.click(await retry());
  await waitFor(() => expect(at.calls.to(retryGivenUpJob)[0]?.body).toEqual({ job_id: JOB.id }));
  expect(await screen.findByText('Messages to phones: it is tried again')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('connect ECONNREFUSED')).toBeNull());
});

test('one that cannot be tried again says why, and a list that was lost is read again (DESK-2)', async () => {
  await open(
    inTurn(lost(listGivenUpJobs), reply(listGivenUpJobs, { results: [JOB] })),
    refuse(retryGivenUpJob, 500, 'internal'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await retry());
  expect(await screen.findByRole('alert')).toBeDefined();
});
