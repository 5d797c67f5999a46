import { getPerson } from '@mercadito/contracts/accounts';
import { listActivity } from '@mercadito/contracts/activity';
import { listDriversCash } from '@mercadito/contracts/cash/admin';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { someChanges } from '../../../test/fixtures/activity.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aPerson, aPersonsDriver } from '../../../test/fixtures/people.ts';
import { typeHalf } from '../../../test/harness/half-typed.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test("a driver's hours are not taken away by a time that is half typed", async () => {
  const driver = aPersonsDriver({ daily_start_time: null, daily_end_time: null });
  const at = await openScreen('/admin/people/3', {
    as: anAdmin(),
    replies: [reply(getPerson, aPerson({ driver, driver_id: driver.id })), reply(listDriversCash, aList([]))],
  });
  const form = within(await screen.findByRole('form', { name: 'Change the hours' }));
  const from = form.getByLabelText<HTMLInputElement>('From');
  typeHalf(from);
  expect(form.queryByText('Give two different times, or none.')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Save: Change the hours' }));
  expect(form.getByText('Enter the full time, or clear it')).toBeTruthy();
  expect([document.activeElement, at.calls.to(setDriverAvailability)]).toEqual([from, []]);
});

test('a record is not asked for from a day that is half typed', async () => {
  const at = await openScreen('/admin/activity', {
    as: anAdmin(),
    replies: [reply(listActivity, someChanges([]))],
  });
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  typeHalf(from);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Enter the full date, or clear it')).toBeTruthy();
  expect([document.activeElement, at.search]).toEqual([from, '']);
});
