import { Button, Switch, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDayName } from '../../entities/opening-hours/day-text.ts';
import { Week } from '../../entities/opening-hours/week-hours.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useFocusBack } from '../../shared/hooks/use-focus-back.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Modal } from '../../shared/ui/modal.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import classes from './day-editor.module.css';
import { NewerHours } from './newer-hours.tsx';
import { OtherDays } from './other-days.tsx';
import { TimeFields } from './time-fields.tsx';
import { type DayEditorState, type DayToEdit, type StoredWeek, useDayEditor } from './use-day-editor.ts';

interface DayEditorProps {
  companyId: number;
  week: StoredWeek;
  day: DayToEdit;
  onClose: () => void;
}

/** The schedule of one day, for other days too if she likes (HOURS-8). What was typed is asked about before it is lost. */
export function DayEditor({ companyId, week, day, onClose }: DayEditorProps) {
  const { t } = useTranslation('ownerHours');
  const name = useDayName()(day.number);
  const isPhone = useMedia('(max-width: 48em)');
  const [isAsked, setAsked] = useState(false);
  useFocusBack(true);
  const editor = useDayEditor(companyId, week, day, () => {
    tell(t('saved'), { isBrief: true });
    onClose();
  });
  const close = () => {
    if (editor.isSending) return;
    if (editor.isDirty) setAsked(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t('editNamed', { day: name })}
        fullScreen={isPhone}
        closeOnClickOutside={false}
        closeOnEscape={false}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The browser would close the question with the key that has opened it.
          event.preventDefault();
          close();
        }}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <DayForm editor={editor} number={day.number} onCancel={close} />
      </Modal>
      <NewerHours editor={editor} />
      <LeaveGuard isDirty={editor.isDirty} />
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={onClose}
        title={t('common:form.leave')}
        cancelLabel={t('common:form.stay')}
        confirmLabel={t('common:form.leaveAnyway')}
        isDangerous
      />
    </>
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
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={editor.isSending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={editor.isSending}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
