import { Text } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDeliverySwitch } from '../../shared/site/use-delivery-switch.ts';
import { useBeginsText, usePromiseText, type Wanted } from './use-promise.ts';

/** How it is paid and when it is brought (PROMISE-1): "Cash at the door · brought today until 8:00 PM". */
export function PromiseLine(wanted: Wanted) {
  const { t } = useTranslation('promise');
  const { isOn } = useDeliverySwitch();
  const when = usePromiseText('brought', wanted);
  const begins = useBeginsText(wanted);
  return (
    <Text size="sm" c="dimmed">
      {(isOn ? [t('cash'), when] : [t('off'), begins]).filter(Boolean).join(' · ')}
    </Text>
  );
}

/** When an order comes (PROMISE-1); nothing where nobody can say. */
export function ComesLine(wanted: Wanted) {
  const when = usePromiseText('comes', wanted);
  return (
    when && (
      <Text size="sm" fw={600}>
        {when}
      </Text>
    )
  );
}
