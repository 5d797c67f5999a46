import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const COLOR_SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light, dark, or as the device has it; the UI library remembers it on this device. */
export function ColorSchemeChoice() {
  const { t } = useTranslation('accounts');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('profile.look')}
      value={colorScheme}
      onChange={setColorScheme}
      data={COLOR_SCHEMES.map((each) => ({ value: each, label: t(`profile.looks.${each}`) }))}
    />
  );
}
