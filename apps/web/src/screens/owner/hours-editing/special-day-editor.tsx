import { Fieldset, Stack, Switch } from '@mantine/core';
import { datesProblems } from '@mercadito/domain/opening-hours/dates';
import { type DayTimes, hoursRefusals } from '@mercadito/domain/opening-hours/edit-hours';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { type FormEvent, useState } from 'react';
import { useSetOpeningDatesMutation } from '../../../entities/opening-hours/opening-hours.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { DateTimeField, HALF_TYPED } from '../../../shared/forms/date-time-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './day-editor.module.css';
import { daysLeft, wireDate, wireOf } from './special-day.ts';
import type { StoredWeek } from './use-day-editor.ts';

const BLANK: DayTimes = { opens: '', shuts: '', breakStart: '', breakEnd: '' };
const FIELDS = ['opens', 'shuts', 'breakStart', 'breakEnd'] as const;

interface SpecialDayEditorProps {
  companyId: number;
  week: StoredWeek;
  onClose: () => void;
}

/** A new holiday, or a day with hours of its own; a date that is there already gets these. */
export function SpecialDayEditor({ companyId, week, onClose }: SpecialDayEditorProps) {
  const { t } = useTranslation('ownerHours');
  const { time_zone } = useSite();
  const today = localTime(useNow(), time_zone).date;
  const [date, setDate] = useState('');
  const [isClosed, setClosed] = useState(true);
  const [times, setTimes] = useState(BLANK);
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useAction();
  const [set] = useSetOpeningDatesMutation();

  const isHalf = date === HALF_TYPED || (!isClosed && FIELDS.some((field) => times[field] === HALF_TYPED));
  const dateProblem = date === '' ? 'date_missing' : datesProblems([date], today).get(0);
  const refusals = isClosed ? [] : hoursRefusals(times);
  const codes = new Map(refusals.toReversed().map(({ field, code }) => [field, code]));
  if (!isClosed && times.opens === '' && times.shuts === '') codes.set('opens', 'only_one_of_opens_and_shuts');

  const submit = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = dateProblem ? 'date' : [...codes.keys()][0];
    if (wrong || isHalf) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong ?? 'date'}]`)?.focus();
      return;
    }
    const others = daysLeft(week.dates ?? [], today)
      .filter((day) => day.date !== date)
      .map(wireOf);
    const dates = [...others, wireDate(date, isClosed ? BLANK : times)];
    const answer = await send(() => set({ companyId, dates, updated_at: week.updated_at ?? undefined }));
    if (!answer || answer.error !== undefined) return;
    tell(t('saved'), { isBrief: true });
    onClose();
  };
  return (
    <WritingDialog opened onClose={onClose} title={t('special.add')} isBusy={isBusy}>
      {({ cancel }) => (
        <Stack component="form" onSubmit={submit}>
          <LeaveGuard isDirty={date !== '' || !isClosed} />
          <DateTimeField
            data-autofocus
            type="date"
            name="date"
            label={t('special.date')}
            value={date}
            min={today}
            onType={setDate}
            error={isTried && dateProblem && t(`special.${dateProblem}`)}
          />
          <Switch
            label={t('special.closedAllDay')}
            checked={isClosed}
            onChange={({ currentTarget }) => setClosed(currentTarget.checked)}
          />
          {!isClosed &&
            [FIELDS.slice(0, 2), FIELDS.slice(2)].map((fields, at) => (
              <Fieldset
                key={fields[0]}
                legend={t(at === 0 ? 'editor.hours' : 'editor.break')}
                className={classes.times}
              >
                {fields.map((field) => {
                  const code = isTried && codes.get(field);
                  return (
                    <DateTimeField
                      key={field}
                      type="time"
                      name={field}
                      label={t(`editor.${field}`)}
                      value={times[field]}
                      onType={(time) => setTimes((before) => ({ ...before, [field]: time }))}
                      error={code && t(`refusals.${code}`)}
                    />
                  );
                })}
              </Fieldset>
            ))}
          <FormFailure error={failure} />
          <DialogActions onCancel={cancel} confirmLabel={t('common:save')} isBusy={isBusy} />
        </Stack>
      )}
    </WritingDialog>
  );
}
