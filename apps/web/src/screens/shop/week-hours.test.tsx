import { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AN_UNTOLD_WEEK, everyDay } from '../../../test/fixtures/opening-hours.ts';
import { reply } from '../../../test/harness/replies.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { WeekHours } from '../../entities/opening-hours/week-hours.tsx';

const open = (days: ReturnType<typeof everyDay>) =>
  showComponent(<WeekHours companyId={7} />, {
    at: '/business/7',
    replies: [reply(getOpeningHours, { ...AN_UNTOLD_WEEK, days })],
  });

describe('the week of a business', () => {
  test('says that there are no hours instead of seven closed days while none are told', async () => {
    await open(everyDay());
    expect(await screen.findByText('This business has not published its hours.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows days that are closed as closed', async () => {
    await open(everyDay({ closed: true }));
    expect(await screen.findAllByText('Closed')).toHaveLength(7);
  });
});
