import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { SiteSettings } from '@mercadito/contracts/settings';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { lineTotalMxnCents } from '@mercadito/domain/money/line-total';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { percentText, rateText } from '../../../shared/format/figures.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type SettingProps, useSettingForm } from './use-setting-form.ts';

const EXAMPLE_CENTS = 10_00;
/** From a tenth on a change is more often a slip of the finger than the market's. */
const LARGE = 0.1;

/** What the example costs at a rate, by the rule of carts and orders; null for what is no rate. */
function exampleAt(rate: number): string | null {
  const rateMicros = toRateMicros(rate);
  if (rateMicros === null) return null;
  const cents = lineTotalMxnCents({ unitCents: EXAMPLE_CENTS, currency: 'USD', rateMicros, count: 1 });
  return moneyText(fromCents(cents), 'MXN');
}

const valuesOf = ({ usd_mxn_value }: SiteSettings): { usd_mxn_value: string | number } => ({
  usd_mxn_value: String(usd_mxn_value),
});

/** Pesos for a dollar: asked about before it is saved, with what a product will cost then (SITE-7). */
export function RateSetting(props: SettingProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const language = useLanguage();
  const form = useContractForm('settings', 'updateSettings', {
    initialValues: valuesOf(props.settings),
    labels: { usd_mxn_value: t('settings.rate.label') },
    messages: { usd_mxn_value: t('settings.rate.format') },
  });
  type Sent = ReturnType<typeof form.getTransformedValues>;
  const [asked, setAsked] = useState<Sent | null>(null);
  const { conflict, failure, isSending, submit } = useSettingForm(form, props, valuesOf);

  const before = props.settings.usd_mxn_value;
  const after = Number(asked?.usd_mxn_value ?? before);
  const ask = (values: Sent) => {
    if (Number(values.usd_mxn_value) === before) {
      form.setFieldError('usd_mxn_value', t('settings.rate.same', { rate: rateText(before, language) }));
    } else setAsked(values);
  };
  const confirm = () => {
    setAsked(null);
    if (asked) submit(asked);
  };
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h3" id={id}>
        {t('settings.rate.title')}
      </Title>
      <ContractFormBox form={form} onSubmit={ask}>
        <Stack align="flex-start" gap="sm">
          <TextInput
            {...form.field('usd_mxn_value')}
            description={t('settings.rate.help')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
          <FormFailure error={failure} />
          <Button type="submit" loading={isSending}>
            {t('settings.rate.save')}
          </Button>
        </Stack>
      </ContractFormBox>
      <Dialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('settings.rate.ask')}
        role="alertdialog"
        act={{ label: t('settings.rate.confirm'), run: confirm }}
      >
        <RateEffect before={before} after={after} />
      </Dialog>
      <EditConflictDialog
        form={form}
        conflict={conflict}
        read={{ usd_mxn_value: (rate) => rateText(Number(rate), language) }}
        onKeep={submit}
      />
    </Stack>
  );
}

/** What another rate means for whoever buys. */
function RateEffect({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const share = Math.abs(after / before - 1);
  const percent = percentText(share);
  const [costs, willCost] = [exampleAt(before), exampleAt(after)];
  return (
    <Stack gap="xs">
      <Text fw={600}>
        {t('settings.rate.change', { before: rateText(before, language), after: rateText(after, language) })}
      </Text>
      {costs !== null && willCost !== null && (
        <Text>
          {t('settings.rate.example', {
            dollars: moneyText(fromCents(EXAMPLE_CENTS), 'USD'),
            before: costs,
            after: willCost,
          })}
        </Text>
      )}
      <Text>{t('settings.rate.effect')}</Text>
      {share >= LARGE && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden="true" />}>
          {t('settings.rate.large', { percent })}
        </Alert>
      )}
    </Stack>
  );
}
