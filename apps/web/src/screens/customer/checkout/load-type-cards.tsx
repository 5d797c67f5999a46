import { Radio } from '@mantine/core';
import { LOAD_TYPES, type LoadType } from '@mercadito/domain/orders/load-type';
import { IconPackage, IconPackages, IconTruck, type TablerIcon } from '@tabler/icons-react';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './load-type-cards.module.css';
import type { CheckoutFormState } from './use-checkout-form.ts';

const ICONS: Readonly<Record<LoadType, TablerIcon>> = {
  light: IconPackage,
  medium: IconPackages,
  heavy: IconTruck,
};

/** How heavy it is for whoever carries it: three large cards, each with what it means (ORDER-6). */
export function LoadTypeCards({ form, disabled }: { form: CheckoutFormState; disabled: boolean }) {
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
        <div className={classes.cards}>
          {LOAD_TYPES.map((type) => {
            const Icon = ICONS[type];
            return (
              <Radio.Card key={type} value={type} className={classes.card} disabled={disabled}>
                <Radio.Indicator className={classes.dot} />
                <Icon size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
                <span className={classes.text}>
                  <span className={classes.name}>{t(`loadType.${type}.name`)}</span>
                  <span className={classes.help}>{t(`loadType.${type}.help`)}</span>
                </span>
              </Radio.Card>
            );
          })}
        </div>
      </RadioGroup>
    </FieldBox>
  );
}
