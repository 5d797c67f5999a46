import type { Day } from '@mercadito/domain/opening-hours/day';
import { applyHours } from '@mercadito/domain/opening-hours/edit-hours';
import { spansOf, useDayName } from '../../../entities/opening-hours/day-text.ts';
import { VersionChoice } from '../../../shared/forms/version-choice.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { DayEditorState } from './use-day-editor.ts';

/** Somebody has set hours since the editor was opened: the days that differ, and the choice which are to stay (CALL-14). */
export function HoursConflict({ editor: { current, edits, ...editor } }: { editor: DayEditorState }) {
  const { t } = useTranslation('ownerHours');
  const nameOf = useDayName();
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
