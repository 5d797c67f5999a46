import { Button } from '@mantine/core';
import type { Position } from '@mercadito/domain/places/position';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';

const TileMap = lazyChunk(() => import('../../../features/map/tile-map.tsx').then((m) => m.TileMap));

/** A button that shows an exact place on a map; nothing where the site has no maps, or no line to bring one (PLACE-10). */
export function SeenMap({ position, name }: { position: Position; name: string }) {
  const { t } = useTranslation('map');
  const { map_tiles: tiles } = useSite();
  const [isOpen, setOpen] = useState(false);
  const isOffline = useConnection() === 'lost';
  if (!tiles || (isOffline && !isOpen)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMap2 size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        aria-label={t('seeNamed', { name })}
      >
        {t('see')}
      </Button>
      {isOpen && (
        <WhenPressed>
          <Dialog opened onClose={() => setOpen(false)} title={t('of', { name })}>
            <TileMap position={position} />
          </Dialog>
        </WhenPressed>
      )}
    </>
  );
}
