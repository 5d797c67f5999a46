import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { tileAddress, tilesSeen, type WorldPoint, worldPointOf } from '@mercadito/domain/places/map-tiles';
import type { Position } from '@mercadito/domain/places/position';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMapPinFilled,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import layout from '../../shared/ui/layout.module.css';
import words from '../../shared/ui/words.module.css';
import classes from './map.module.css';
import { useMapPointers } from './use-map-pointers.ts';
import { useMapView } from './use-map-view.ts';

interface TileMapProps {
  position: Position | null;
  /** Where to look while there is none. */
  near?: Position | null;
  /** Left out where it is only looked at. */
  onMove?: (position: Position) => void;
}

/** Pixels of a step by a button: some ten metres where houses are told apart. */
const STEP = 16;

const STEPS = [
  { name: 'left', Icon: IconArrowLeft, by: { x: -STEP, y: 0 } },
  { name: 'up', Icon: IconArrowUp, by: { x: 0, y: -STEP } },
  { name: 'down', Icon: IconArrowDown, by: { x: 0, y: STEP } },
  { name: 'right', Icon: IconArrowRight, by: { x: STEP, y: 0 } },
] as const;

const ZOOM_STEPS = [
  { name: 'nearer', Icon: IconPlus, by: 1 },
  { name: 'further', Icon: IconMinus, by: -1 },
] as const;

/** A map of the configured tiles, with a pin on the place in its middle: drawn by a finger, moved by buttons (PLACE-10). */
export function TileMap({ position, near, onMove }: TileMapProps) {
  const { t } = useTranslation('map');
  const { middle, zoom, shift, zoomBy } = useMapView({ position, near, onMove });
  const { drag, handlers } = useMapPointers({ onShift: shift, onZoom: zoomBy });
  return (
    <Stack role="group" aria-label={t(onMove ? 'move' : 'title')} gap="xxs">
      <div className={classes.map} data-movable={onMove && true} {...(onMove && handlers)}>
        <Tiles middle={middle} zoom={zoom} drag={drag} />
        {position && <IconMapPinFilled className={classes.pin} size={40} aria-hidden="true" />}
      </div>
      <Group gap="xs" justify="center">
        {onMove &&
          STEPS.map(({ name, Icon, by }) => <Sign key={name} label={t(name)} Icon={Icon} onPress={() => shift(by)} />)}
        {ZOOM_STEPS.map(({ name, Icon, by }) => (
          <Sign key={name} label={t(name)} Icon={Icon} onPress={() => zoomBy(by)} />
        ))}
      </Group>
      {onMove && <Text className={words.small}>{t(position ? 'hint' : 'find')}</Text>}
    </Stack>
  );
}

function Sign({ label, Icon, onPress }: { label: string; Icon: typeof IconPlus; onPress: () => void }) {
  return (
    <ActionIcon variant="default" size="2.75rem" className={layout.fixed} aria-label={label} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  );
}

/** As wide as the widest dialog: what is seen of it says the dialog. */
const COVERED = { width: 640, height: 256 };

function Tiles({ middle, zoom, drag }: { middle: Position; zoom: number; drag: WorldPoint }) {
  const { t } = useTranslation('map');
  const { map_tiles: tiles } = useSite();
  // Of the last tile that came or did not.
  const [isBroken, setBroken] = useState(false);
  const broken = isBroken && t('broken');
  useAnnounced(broken);
  if (!tiles) return null;
  const { x, y } = worldPointOf(middle, zoom);
  const seen = tilesSeen({ center: { x: x - drag.x, y: y - drag.y }, zoom, ...COVERED });
  return (
    <>
      <div className={classes.tiles}>
        {seen.map((tile) => (
          <img
            key={`${tile.z}/${tile.x}/${tile.y}`}
            className={classes.tile}
            src={tileAddress(tiles.url, tile)}
            style={{ left: tile.left - COVERED.width / 2, top: tile.top - COVERED.height / 2 }}
            width={256}
            height={256}
            alt=""
            draggable={false}
            onLoad={() => setBroken(false)}
            onError={() => setBroken(true)}
          />
        ))}
      </div>
      <Text className={classes.told}>{broken}</Text>
      <Text className={classes.whose} size="xs">
        {tiles.attribution}
      </Text>
    </>
  );
}
