import { type DriverReport, listDriverReports, reviewDriverReport } from '@mercadito/contracts/deliveries/reports';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aDriverReport } from '../../../test/fixtures/driver-reports.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const REPORT = aDriverReport();

const HANDOVER = aDriverReport({
  ...{ id: 3, kind: 'delivered', item_name: null, item_status: null, company_name: null },
  ...{ keyword: 'without', without_keyword_reason: 'lost', comment: 'At the gate' },
  taken: { mxn: 200, usd: 0, change: 50 },
});

const open = (...results: DriverReport[]) =>
  openScreen('/admin/driver-reports', { as: anAdmin(), replies: [reply(listDriverReports, aList(results))] });

test('says who said what, when it happened and came, and what the order is now (DELIVERY-20)', async () => {
  await open(REPORT, HANDOVER);
  const [item, handover] = await screen.findAllByRole('listitem');
  expect(item?.textContent).toContain('Ana Ruiz: Conchas (Panadería Sol): not found.');
  expect(item?.querySelectorAll('time')).toHaveLength(2);
  expect(handover?.textContent).toContain('Delivered. Without the keyword: the customer no longer had it.');
  expect(handover?.textContent).toContain('At the gate');
  expect(handover?.textContent).toContain('Collected at the door: $200.00 MXN. Change: $50.00 MXN.');
});

test('is marked as seen, which can be taken back', async () => {
  const at = await open(REPORT);
  const seen = { ...REPORT, reviewed_at: '2026-11-21T12:00:00.000Z', reviewed_by: 'Beto Luna' };
  at.replies.set(reply(reviewDriverReport, seen));
  const button = await screen.findByRole('button', { name: /^Seen/ });
  at.replies.set(reply(listDriverReports, aList([seen])));
  await userEvent.click(button);
  await screen.findByText(/^Seen by Beto Luna/);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(at.calls.to(reviewDriverReport)).toHaveLength(2));
  expect(at.calls.to(reviewDriverReport).map(({ body }) => body)).toEqual([{ reviewed: true }, { reviewed: false }]);
});

test('without any says so (SCREEN-62)', async () => {
  await open();
  expect(await screen.findByText('No reports')).toBeTruthy();
});
