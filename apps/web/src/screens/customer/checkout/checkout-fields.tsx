import { Button, Group, Radio, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import type { Language } from '@mercadito/domain/language';
import { LOAD_TYPES, type LoadType } from '@mercadito/domain/orders/load-type';
import { IconPackage, IconPackages, IconRefresh, IconTruck, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useLazyGetRandomWordQuery } from '../../../entities/orders/orders.api.ts';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { useFieldWork, useFormWork } from '../../../shared/forms/field-work.tsx';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce, useAnnounced } from '../../../shared/ui/announce.ts';
import layout from '../../../shared/ui/layout.module.css';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import '../../../shared/ui/segmented-control.css';
import words from '../../../shared/ui/words.module.css';
import classes from './checkout.module.css';
import { IfMissingField } from './if-missing-field.tsx';
import { PaysWithField } from './pays-with.tsx';
import type { CheckoutFormState } from './use-checkout.ts';

interface CheckoutFieldsProps {
  form: CheckoutFormState;
  /** While an order is on its way its form must stay as it was sent. */
  disabled: boolean;
  /** What is due in cash, and pesos for a dollar in millionths. */
  cashCents: number;
  rateMicros: number;
  cart: CartState;
}

/** What the driver has to know about this order. */
export function CheckoutFields({ form, disabled, cart, ...money }: CheckoutFieldsProps) {
  const { t } = useTranslation('checkout');
  const { instruction } = form.getValues();
  return (
    <Stack gap="lg">
      <LoadTypeCards form={form} disabled={disabled} />
      <div>
        <Textarea
          {...form.field('instruction')}
          description={t('instruction.help')}
          placeholder={t('instruction.example')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_LENGTH.instruction}
          disabled={disabled}
        />
        <Text size="sm" c="dimmed" ta="end">
          {t('instruction.count', { written: instruction.length, most: MAX_LENGTH.instruction })}
        </Text>
      </div>
      <FieldBox name="alternate_number">
        <PhoneField {...form.field('alternate_number')} description={t('backup.help')} disabled={disabled} />
      </FieldBox>
      <IfMissingField form={form} disabled={disabled} cart={cart} />
      <PaysWithField form={form} disabled={disabled} {...money} />
      <KeywordField form={form} disabled={disabled} />
    </Stack>
  );
}

const ICONS: Readonly<Record<LoadType, TablerIcon>> = {
  light: IconPackage,
  medium: IconPackages,
  heavy: IconTruck,
};

/** How heavy it is for whoever carries it: three large cards, each with what it means (ORDER-6). */
function LoadTypeCards({ form, disabled }: { form: CheckoutFormState; disabled: boolean }) {
  const { t } = useTranslation('checkout');
  const { value, onChange, error, label } = form.field('load_type');
  return (
    <FieldBox name="load_type">
      <RadioGroup
        label={label}
        description={t('loadType.help')}
        value={value}
        onChange={onChange}
        error={error}
        withAsterisk
      >
        <div className={classes.loadTypes}>
          {LOAD_TYPES.map((type) => {
            const Icon = ICONS[type];
            // One stop of Tab, as radio buttons have; the arrows go on from there.
            const isStop = type === (value || LOAD_TYPES[0]);
            return (
              <Radio.Card
                key={type}
                value={type}
                className={classes.loadType}
                disabled={disabled}
                tabIndex={isStop ? 0 : -1}
              >
                <Radio.Indicator className={layout.fixed} />
                <Icon size={28} stroke={1.5} aria-hidden="true" className={words.accent} />
                <Stack component="span" className={classes.loadText} gap={0}>
                  <Text span inherit fw={700}>
                    {t(`loadType.${type}.name`)}
                  </Text>
                  <Text span fz="sm" lh={1.35} c="dimmed">
                    {t(`loadType.${type}.help`)}
                  </Text>
                </Stack>
              </Radio.Card>
            );
          })}
        </div>
      </RadioGroup>
    </FieldBox>
  );
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const satisfies readonly { value: Language; label: string }[];

/** The word the driver has to be told: drawn in either language, or the person's own. */
function KeywordField({ form, disabled }: { form: CheckoutFormState; disabled: boolean }) {
  const { t, language } = useTranslation('checkout');
  const [wordLanguage, setWordLanguage] = useState<Language>(language);
  const [getRandomWord, { isFetching, isError }] = useLazyGetRandomWordQuery();
  const { error, ...field } = form.field('delivery_password');
  const [takenBack, setTakenBack] = useState(0);
  // Who presses Send before the first word has come is asked with it; otherwise the missing word would take the press. Who
  // begins a word of their own meanwhile has not ended it.
  useFieldWork({ isBusy: isFetching && field.value === '', failed: takenBack + (isError ? 1 : 0) });
  const { isWaiting } = useFormWork();
  const waiting = isWaiting && t('common:form.waiting');
  useAnnounced(waiting);

  // Counts what was asked of the field: a word that comes after something newer is not wanted any more.
  const turn = useRef(0);
  const isOwn = useRef(field.value !== '');
  const draw = async (of: Language, isAsked = true) => {
    turn.current += 1;
    const mine = turn.current;
    const { data } = await getRandomWord({ language: of });
    if (!data || mine !== turn.current) return;
    isOwn.current = false;
    form.setFieldValue('delivery_password', data.word);
    if (isAsked) announce(data.word);
  };
  const drawFirst = useEffectEvent(() => {
    if (field.value === '' && !disabled) void draw(wordLanguage, false);
  });
  // Whoever wants none of their own need not do anything.
  useEffect(() => drawFirst(), []);

  return (
    <Stack gap="xs">
      <TextInput
        {...field}
        onChange={(event) => {
          turn.current += 1;
          isOwn.current = event.currentTarget.value !== '';
          if (isWaiting) setTakenBack((times) => times + 1);
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
      <Group gap="xs">
        <SegmentedControl
          maw="100%"
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
      </Group>
      <Text size="sm">{waiting}</Text>
    </Stack>
  );
}
