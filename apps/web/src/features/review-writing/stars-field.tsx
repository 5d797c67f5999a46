import { Input, Rating } from '@mantine/core';
import { MAX_RATING } from '@mercadito/domain/input-limits';
import { useId } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface StarsFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Each star is as large as a thumb wants it, px. */
const TARGET = 44;

/** One to five whole stars, as a group of radio buttons. */
export function StarsField({ label, value, onChange }: StarsFieldProps) {
  const { t } = useTranslation('reviews');
  const labelId = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }}>
      <Rating
        size={TARGET}
        role="radiogroup"
        aria-labelledby={labelId}
        count={MAX_RATING}
        value={value}
        onChange={onChange}
        getSymbolLabel={(stars) => t('stars', { count: stars })}
      />
    </Input.Wrapper>
  );
}
