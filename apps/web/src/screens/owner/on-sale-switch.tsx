import { Switch } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './on-sale-switch.module.css';

interface OnSaleSwitchProps {
  /** Of the product. */
  name: string;
  isOn: boolean;
  onSwitch: (onSale: boolean) => void;
}

/** The owner's own switch of a product, one tap away. */
export function OnSaleSwitch({ name, isOn, onSwitch }: OnSaleSwitchProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <Switch
      className={classes.switch}
      size="md"
      label={t('columns.available')}
      aria-label={t('cells.available', { name })}
      checked={isOn}
      onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
    />
  );
}
