import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Day } from '@mercadito/domain/opening-hours/day';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetOpeningHoursQuery } from '../../entities/opening-hours/opening-hours.api.ts';
import { useDayName, useSpansOf, Week } from '../../entities/opening-hours/week-hours.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import looks from '../../shared/ui/looks.module.css';
import { DayEditor, othersThan } from './hours-editing/day-editor.tsx';
import { SpecialDays } from './hours-editing/special-days.tsx';
import type { DayToEdit, StoredWeek } from './hours-editing/use-day-editor.ts';
import { UsualWeek } from './hours-editing/usual-week.tsx';
import { NextFirstStep } from './next-first-step.tsx';
import classes from './opening-hours.module.css';
import { ShopNow } from './pause-today.tsx';

/** When an owner's business is open (HOURS-8). */
export function Component() {
  const { t } = useTranslation('ownerHours');
  const companyId = useCompanyId();
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mb="md">
        {t('intro')}
      </Text>
      <Loaded
        reading={useGetOpeningHoursQuery({ companyId })}
        skeleton={<Skeleton height="30rem" />}
        failed={t('failed')}
      >
        {(week) => <WeekEditor companyId={companyId} week={week} />}
      </Loaded>
    </>
  );
}

const MONDAY = 1;

/** The seven days with the way to edit each, and how customers see them; a first day where there are none (HOURS-8). */
function WeekEditor({ companyId, week }: { companyId: number; week: StoredWeek }) {
  const { t } = useTranslation('ownerHours');
  const [day, setDay] = useState<DayToEdit | null>(null);
  const isUntold = week.updated_at === null;
  const [isFirst] = useState(isUntold);
  const start = () => setDay({ number: MONDAY, others: othersThan(MONDAY) });
  return (
    <>
      {isUntold && (
        <EmptyState
          icon={<IconClock size={40} stroke={1.5} />}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <>
              <UsualWeek companyId={companyId} />
              <Button variant="default" onClick={start}>
                {t('none.start')}
              </Button>
            </>
          }
        />
      )}
      {isFirst && !isUntold && <NextFirstStep companyId={companyId} />}
      <div className={`${layout.grid} ${layout.shrinkParts} ${classes.columns}`}>
        <StackedList gap={0} className={`${looks.divided} ${classes.week}`} label={t('week')}>
          {week.days.map((each) => (
            <DayRow
              key={each.number}
              day={each}
              isUntold={isUntold}
              onEdit={() => setDay({ number: each.number, others: [] })}
            />
          ))}
        </StackedList>
        <Stack
          component="section"
          className={classes.preview}
          align="flex-start"
          gap="sm"
          aria-labelledby="hours-preview"
        >
          <Title order={2} size="h3" id="hours-preview">
            {t('preview')}
          </Title>
          <ShopNow companyId={companyId} of={week} />
          <Week days={week.days} dates={week.dates} isPaused={week.closed_today === 'pause'} />
        </Stack>
      </div>
      {!isUntold && <SpecialDays companyId={companyId} week={week} />}
      {day && <DayEditor companyId={companyId} week={week} day={day} onClose={() => setDay(null)} />}
    </>
  );
}

function DayRow({ day, isUntold, onEdit }: { day: Day; isUntold: boolean; onEdit: () => void }) {
  const { t } = useTranslation('ownerHours');
  const name = useDayName()(day.number);
  const spans = useSpansOf()(day);
  return (
    <Group component="li" className={classes.day} gap="0 var(--mantine-spacing-sm)">
      <span className={classes.dayName}>{name}</span>
      <Group component="span" className={classes.dayHours} align="stretch" gap="0 var(--mantine-spacing-md)">
        {spans.map((span) => (
          <span key={span}>{span}</span>
        ))}
        {spans.length === 0 && t(isUntold ? 'notSet' : 'closed')}
      </Group>
      <Button variant="light" onClick={onEdit} aria-label={t('editNamed', { day: name })}>
        {t('edit')}
      </Button>
    </Group>
  );
}
