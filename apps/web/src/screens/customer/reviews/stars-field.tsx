import { Group, Input } from '@mantine/core';
import { MAX_RATING, MIN_RATING } from '@mercadito/domain/input-limits';
import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './reviews.module.css';

interface StarsFieldProps {
  label: string;
  /** 0 while there are none. */
  value: number;
  onChange: (value: number) => void;
}

const CHOICES = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, index) => MIN_RATING + index);

/** One to five whole stars (REVIEW-4): radio buttons, so that what is marked by a tap, an arrow or a screen reader is what is sent. */
export function StarsField({ label, value, onChange }: StarsFieldProps) {
  const { t } = useTranslation('reviews');
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Group gap={0} role="radiogroup" aria-labelledby={id}>
        {CHOICES.map((stars) => (
          <label key={stars} className={classes.star} data-is-full={stars <= value || undefined}>
            <input
              type="radio"
              className={classes.starChoice}
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <IconStarFilled size={32} aria-hidden="true" />
          </label>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
