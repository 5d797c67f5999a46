import { Button, Checkbox } from '@mantine/core';
import { useDayName } from '../../../entities/opening-hours/day-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './day-editor.module.css';

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
export function OtherDays({ number, chosen, onChange }: OtherDaysProps) {
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
      <div className={classes.days}>
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
