import { Button, SegmentedControl, TextInput } from '@mantine/core';
import type { Language } from '@mercadito/domain/language';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetRandomWordQuery } from '../../../entities/orders/checkout.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './keyword-field.module.css';
import type { CheckoutFormState } from './use-checkout-form.ts';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const satisfies readonly { value: Language; label: string }[];

/** The word the driver has to be told: drawn in either language, or the person's own. */
export function KeywordField({ form, disabled }: { form: CheckoutFormState; disabled: boolean }) {
  const { t, language } = useTranslation('checkout');
  const [wordLanguage, setWordLanguage] = useState<Language>(language);
  const [getRandomWord, { isFetching, isError }] = useLazyGetRandomWordQuery();
  const { error, ...field } = form.field('delivery_password');

  // Counts what was asked of the field: a word that comes after something newer is not wanted any more.
  const turn = useRef(0);
  const isOwn = useRef(field.value !== '');
  const draw = async (of: Language) => {
    turn.current += 1;
    const mine = turn.current;
    const { data } = await getRandomWord({ language: of });
    if (!data || mine !== turn.current) return;
    isOwn.current = false;
    form.setFieldValue('delivery_password', data.word);
  };
  const drawFirst = useEffectEvent(() => {
    if (field.value === '' && !disabled) void draw(wordLanguage);
  });
  // Whoever wants none of their own need not do anything.
  useEffect(() => drawFirst(), []);

  return (
    <div className={classes.box}>
      <TextInput
        {...field}
        onChange={(event) => {
          turn.current += 1;
          isOwn.current = event.currentTarget.value !== '';
          field.onChange(event);
        }}
        description={t('keyword.help')}
        error={error ?? (isError && !isFetching ? t('keyword.failed') : undefined)}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        withAsterisk
        disabled={disabled}
      />
      <div className={classes.choices}>
        <SegmentedControl
          className={classes.languages}
          aria-label={t('keyword.language')}
          data={[...LANGUAGES]}
          value={wordLanguage}
          disabled={disabled}
          onChange={(chosen) => {
            const next = chosen === 'en' ? 'en' : 'es';
            setWordLanguage(next);
            // What somebody has written stays; a drawn one is asked for by its button.
            if (!isOwn.current) void draw(next);
          }}
        />
        <Button
          variant="light"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isFetching}
          disabled={disabled}
          onClick={() => void draw(wordLanguage)}
        >
          {t('keyword.new')}
        </Button>
      </div>
    </div>
  );
}
