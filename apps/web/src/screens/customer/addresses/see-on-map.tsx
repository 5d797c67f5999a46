import { Anchor } from '@mantine/core';
import type { Position } from '@mercadito/domain/places/position';
import { mapsLinkOfPin } from '../../../entities/deliveries/maps-link.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export function SeeOnMap({ place }: { place: Position }) {
  const { t } = useTranslation('addresses');
  return (
    <Anchor href={mapsLinkOfPin(place, navigator.userAgent)} target="_blank" rel="noopener" underline="always">
      {t('exact.see')}
    </Anchor>
  );
}
