import { Button, Checkbox, Fieldset, Stack, Switch, Text } from '@mantine/core';
import type { Day } from '@mercadito/domain/opening-hours/day';
import { applyHours, type DayTimes } from '@mercadito/domain/opening-hours/edit-hours';
import type { FormEvent } from 'react';
import { useDayName, useSpansOf, Week } from '../../../entities/opening-hours/week-hours.tsx';
import { DateTimeField } from '../../../shared/forms/date-time-field.tsx';
import { VersionChoice } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import desk from '../../../shared/ui/desk.module.css';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './day-editor.module.css';
import { type DayEditorState, type DayToEdit, type StoredWeek, useDayEditor } from './use-day-editor.ts';

interface DayEditorProps {
  companyId: number;
  week: StoredWeek;
  day: DayToEdit;
  onClose: () => void;
}

/** The schedule of one day, for other days too if she likes (HOURS-8). What was typed is asked about before it is lost (LOOK-14). */
export function DayEditor({ companyId, week, day, onClose }: DayEditorProps) {
  const { t } = useTranslation('ownerHours');
  const name = useDayName()(day.number);
  const editor = useDayEditor(companyId, week, day, () => {
    tell(t('saved'), { isBrief: true });
    onClose();
  });
  return (
    <WritingDialog opened onClose={onClose} title={t('editNamed', { day: name })} isBusy={editor.isSending}>
      {({ cancel }) => (
        <>
          <LeaveGuard isDirty={editor.isDirty} />
          <DayForm editor={editor} number={day.number} onCancel={cancel} />
          <HoursConflict editor={editor} />
        </>
      )}
    </WritingDialog>
  );
}

interface DayFormProps {
  editor: DayEditorState;
  number: number;
  onCancel: () => void;
}

function DayForm({ editor, number, onCancel }: DayFormProps) {
  const { t } = useTranslation('ownerHours');
  const { isClosed, others } = editor.typed;
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const wrong = editor.submit();
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <Stack component="form" onSubmit={submit}>
      <Switch
        data-autofocus
        label={t('closed')}
        checked={isClosed}
        onChange={({ currentTarget }) => editor.setClosed(currentTarget.checked)}
      />
      {!isClosed && <TimeFields editor={editor} />}
      <OtherDays number={number} chosen={others} onChange={editor.setOthers} />
      {editor.isFirst && (
        <Text size="sm" c="dimmed">
          {t('editor.othersClose')}
        </Text>
      )}
      {editor.preview && (
        <section className={classes.dayPreview}>
          <Text fw={600}>{t('editor.preview')}</Text>
          <Week days={editor.preview} />
        </section>
      )}
      <FormFailure error={editor.failure} />
      <DialogActions onCancel={onCancel} confirmLabel={t('common:save')} isBusy={editor.isSending} />
    </Stack>
  );
}

/** When a day opens, shuts and rests; each rule it breaks stands at the time to mend. */
function TimeFields({ editor }: { editor: DayEditorState }) {
  const { t } = useTranslation('ownerHours');
  const { times } = editor.typed;
  const isBlank = times.opens === '' && times.shuts === '' && editor.preview !== null;
  return (
    <>
      <Fieldset legend={t('editor.hours')} className={classes.times}>
        <TimeField editor={editor} name="opens" />
        <TimeField editor={editor} name="shuts" />
        {isBlank && (
          <Text size="sm" c="dimmed" className={desk.wholeLine}>
            {t('editor.blank')}
          </Text>
        )}
      </Fieldset>
      <Fieldset legend={t('editor.break')} className={classes.times}>
        <TimeField editor={editor} name="breakStart" />
        <TimeField editor={editor} name="breakEnd" />
      </Fieldset>
    </>
  );
}

function TimeField({ editor, name }: { editor: DayEditorState; name: keyof DayTimes }) {
  const { t } = useTranslation('ownerHours');
  const code = new Map(editor.refused).get(name);
  return (
    <DateTimeField
      type="time"
      name={name}
      label={t(`editor.${name}`)}
      value={editor.typed.times[name]}
      onType={(time) => editor.setTime(name, time)}
      error={code && t(`refusals.${code}`)}
    />
  );
}

const ALL = [1, 2, 3, 4, 5, 6, 7];

/** The days besides `number`. */
export const othersThan = (number: number): number[] => ALL.filter((each) => each !== number);

interface OtherDaysProps {
  /** The day that is copied. */
  number: number;
  chosen: readonly number[];
  onChange: (numbers: readonly number[]) => void;
}

/** Which days get the same hours as the one that is edited. */
function OtherDays({ number, chosen, onChange }: OtherDaysProps) {
  const { t } = useTranslation('ownerHours');
  const nameOf = useDayName();
  const day = nameOf(number);
  const others = othersThan(number);
  const areAll = chosen.length === others.length;
  return (
    <Checkbox.Group
      label={t('editor.copy')}
      description={t('editor.copyHelp')}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <div className={classes.otherDays}>
        {others.map((each) => (
          <Checkbox key={each} value={String(each)} label={nameOf(each)} />
        ))}
      </div>
      <Button variant="light" mt="sm" onClick={() => onChange(areAll ? [] : others)}>
        {t(areAll ? 'editor.onlyThis' : 'editor.all', { day })}
      </Button>
    </Checkbox.Group>
  );
}

/** Somebody has set hours since the editor was opened: the days that differ, and the choice which are to stay (CALL-14). */
function HoursConflict({ editor: { current, edits, ...editor } }: { editor: DayEditorState }) {
  const { t } = useTranslation('ownerHours');
  const nameOf = useDayName();
  const spansOf = useSpansOf();
  const textOf = (days: readonly Day[], number: number) => {
    const spans = days.filter((day) => day.number === number).flatMap(spansOf);
    return spans.join(', ') || t('closed');
  };
  const compare = (theirs: readonly Day[]) => {
    const mine = applyHours(theirs, edits);
    return edits.map(({ number }) => ({
      name: nameOf(number),
      theirs: textOf(theirs, number),
      mine: textOf(mine, number),
    }));
  };
  return (
    <VersionChoice
      compared={current && compare(current.days)}
      onPutOff={editor.putOff}
      onTake={editor.takeTheirs}
      onKeep={editor.keepMine}
    />
  );
}
