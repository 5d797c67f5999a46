import { ActionIcon, Button, Stack, Title } from '@mantine/core';
import type { OpeningDate } from '@mercadito/contracts/opening-hours';
import { MOST_OPENING_DATES } from '@mercadito/domain/input-limits';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSetOpeningDatesMutation } from '../../../entities/opening-hours/opening-hours.api.ts';
import { useSpansOf } from '../../../entities/opening-hours/week-hours.tsx';
import { useDates } from '../../../shared/format/dates.ts';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import words from '../../../shared/ui/words.module.css';
import { daysLeft, wireOf } from './special-day.ts';
import { SpecialDayEditor } from './special-day-editor.tsx';
import classes from './special-days.module.css';
import type { StoredWeek } from './use-day-editor.ts';

const ADD_SPECIAL_DAY = 'add-special-day';

/** Holidays and days with hours of their own, the next first (HOURS-11). */
export function SpecialDays({ companyId, week }: { companyId: number; week: StoredWeek }) {
  const { t } = useTranslation('ownerHours');
  const [isAdding, setAdding] = useState(false);
  const { dates = [] } = week;
  const change = useDatesChange(companyId, week.dates);
  const remove = (day: OpeningDate, name: string) => {
    const others = (days: readonly OpeningDate[]) => days.filter(({ date }) => date !== day.date);
    void doUndoably({
      message: t('special.removed', { day: name }),
      act: () => change(others),
      actBack: () => change((days) => [...others(days), day]),
    });
  };
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="special-days">
      <div>
        <Title order={2} size="h3" id="special-days">
          {t('special.title')}
        </Title>
        <p className={words.small}>{t('special.text')}</p>
      </div>
      {dates.length > 0 && (
        <StackedList gap={0} label={t('special.title')} className={`${looks.divided} ${looks.listPaper}`}>
          {dates.map((day) => (
            <SpecialDay key={day.date} day={day} onRemove={(name) => remove(day, name)} />
          ))}
        </StackedList>
      )}
      {dates.length < MOST_OPENING_DATES && (
        <Button
          id={ADD_SPECIAL_DAY}
          className={desk.toStart}
          variant="light"
          leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {t('special.add')}
        </Button>
      )}
      {isAdding && <SpecialDayEditor companyId={companyId} week={week} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** Changes the days as they are by then, with what is on its way: one that is taken back takes no other change with it. */
function useDatesChange(companyId: number, dates: readonly OpeningDate[] = NONE) {
  const [set] = useSetOpeningDatesMutation();
  const { time_zone } = useSite();
  const latest = useRef(dates);
  useLayoutEffect(() => {
    latest.current = dates;
  }, [dates]);
  return async (changed: (days: readonly OpeningDate[]) => readonly OpeningDate[]) => {
    const before = latest.current;
    latest.current = changed(before);
    const answer = await set({
      companyId,
      dates: daysLeft(latest.current, localTime(new Date(), time_zone).date).map(wireOf),
    });
    if (answer.error !== undefined) latest.current = before;
    return answer;
  };
}

const NONE: readonly OpeningDate[] = [];

/** Noon in the towns, whose day is that date then. */
const noonOf = (date: string): string => `${date}T18:00:00Z`;

function SpecialDay({ day, onRemove }: { day: OpeningDate; onRemove: (name: string) => void }) {
  const { t } = useTranslation('ownerHours');
  const dates = useDates();
  const spans = useSpansOf()({ number: 1, ...day });
  const name = dates.date(noonOf(day.date));
  return (
    <li className={`${layout.row} ${classes.day}`}>
      <span className={words.text}>
        <span className={words.name}>{name}</span>{' '}
        <span className={words.quiet}>{dates.weekday(noonOf(day.date))}</span>
        <br />
        <span className={`${words.quiet} ${words.figures}`}>{spans.join(', ') || t('closed')}</span>
      </span>
      <ActionIcon
        ref={useFocusPassedOn<HTMLButtonElement>(ADD_SPECIAL_DAY, 'content')}
        variant="subtle"
        size="2.75rem"
        aria-label={t('special.remove', { day: name })}
        onClick={() => onRemove(name)}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
