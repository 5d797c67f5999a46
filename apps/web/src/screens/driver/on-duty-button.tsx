import { Button } from '@mantine/core';
import { IconPower } from '@tabler/icons-react';
import { useAvailability } from '../../entities/deliveries/use-availability.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The switch once more, where something cannot be had off duty: under the thumb (DELIVERY-28). */
export function OnDutyButton() {
  const { t } = useTranslation('deliveries');
  const { profile, isChanging, set } = useAvailability();
  if (!profile) return null;
  return (
    <Button
      fullWidth
      leftSection={<IconPower size={26} aria-hidden="true" />}
      loading={isChanging}
      onClick={() => set(true)}
    >
      {t('availability.switchOn')}
    </Button>
  );
}
