import { Switch, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useDayName } from '../../../entities/opening-hours/day-text.ts';
import { Week } from '../../../entities/opening-hours/week-hours.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { WritingDialog } from '../../../shared/forms/writing-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './day-editor.module.css';
import { HoursConflict } from './hours-conflict.tsx';
import { OtherDays } from './other-days.tsx';
import { TimeFields } from './time-fields.tsx';
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = editor.submit();
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
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
        <section className={classes.preview}>
          <Text fw={650}>{t('editor.preview')}</Text>
          <Week days={editor.preview} />
        </section>
      )}
      <FormFailure error={editor.failure} />
      <DialogActions onCancel={onCancel} confirmLabel={t('common:save')} isBusy={editor.isSending} />
    </form>
  );
}
