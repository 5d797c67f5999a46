import { Fieldset, Text } from '@mantine/core';
import type { DayTimes } from '@mercadito/domain/opening-hours/edit-hours';
import { DateTimeField } from '../../../shared/forms/date-time-field.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './day-editor.module.css';
import type { DayEditorState } from './use-day-editor.ts';

/** When a day opens, shuts and rests; each rule it breaks stands at the time to mend. */
export function TimeFields({ editor }: { editor: DayEditorState }) {
  const { t } = useTranslation('ownerHours');
  const { times } = editor.typed;
  const isBlank = times.opens === '' && times.shuts === '' && editor.preview !== null;
  return (
    <>
      <Fieldset legend={t('editor.hours')} className={classes.times}>
        <TimeField editor={editor} name="opens" />
        <TimeField editor={editor} name="shuts" />
        {isBlank && (
          <Text size="sm" c="dimmed" className={classes.wide}>
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
