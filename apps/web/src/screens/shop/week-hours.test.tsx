import { WEEKDAY_NAMES } from '@mercadito/domain/opening-hours/day';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WeekHours } from '../../entities/opening-hours/week-hours.tsx';
import { json, renderShop } from './testing/render-shop.tsx';

const week = (closed: boolean) =>
  WEEKDAY_NAMES.map((name, index) => ({ number: index + 1, name, closed, schedule: [], break: [] }));
const open = (days: object[]) =>
  renderShop(<WeekHours companyId={7} />, { answers: { '/companies/opening/7': () => json({ days }) } });

describe('the week of a business', () => {
  test('says that there are no hours instead of seven closed days while none are told', async () => {
    await open(week(false));
    expect(await screen.findByText('This business has not published its hours.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows days that are closed as closed', async () => {
    await open(week(true));
    expect(await screen.findAllByText('Closed')).toHaveLength(7);
  });
});
