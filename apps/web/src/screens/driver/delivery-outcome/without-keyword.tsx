import { Textarea } from '@mantine/core';
import { WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/said-keyword';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './outcome.module.css';
import type { Door } from './use-door.ts';

/** Why an order is handed over without its keyword (DELIVERY-15). */
export function WithoutKeyword({ door }: { door: Door }) {
  const { t } = useTranslation('deliveries');
  const first = useRef<HTMLInputElement>(null);

  // What had the focus is gone: the field, or the button that led here.
  useEffect(() => first.current?.focus(), []);

  return (
    <fieldset className={classes.reasons}>
      <legend>{t('door.why')}</legend>
      {WITHOUT_KEYWORD_REASONS.map((each, index) => (
        <label key={each} className={classes.reason}>
          <input
            ref={index === 0 ? first : null}
            type="radio"
            name="without-keyword"
            value={each}
            checked={door.reason === each}
            onChange={() => door.setReason(each)}
          />
          {t(`door.reasons.${each}`)}
        </label>
      ))}
      {door.reason === 'other' && (
        <Textarea
          ref={door.noteField}
          label={t('door.note')}
          required
          maxLength={MAX_LENGTH.reason}
          value={door.note}
          onChange={(event) => door.setNote(event.currentTarget.value)}
          error={door.isWhyMissing ? t('door.whyMissing') : undefined}
        />
      )}
      {door.isWhyMissing && door.reason === null && (
        <p role="alert" className={classes.missing}>
          {t('door.whyMissing')}
        </p>
      )}
    </fieldset>
  );
}
