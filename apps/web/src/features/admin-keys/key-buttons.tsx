import { Button } from '@mantine/core';
import { IconKeyboard, IconListSearch } from '@tabler/icons-react';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './admin-keys.module.css';
import { KEYS, usePaletteKey } from './key-command.ts';

interface KeyButtonsProps {
  /** At the side; or below the page, for a large screen that is zoomed until it has no side. */
  place: 'side' | 'page';
  onPalette: () => void;
  onHelp: () => void;
}

/** Open the list of all screens (FRAME-17), and what tells of the keys for who does not know them or has switched them off (FRAME-16). */
export function KeyButtons({ place, onPalette, onHelp }: KeyButtonsProps) {
  // Both places of one page that waited as Suspense has it were rendered in turn until the texts came (React 19.3).
  const { t, ready } = useLateTranslation('adminKeys');
  const buttons = [
    { title: t('palette.title'), Icon: IconListSearch, keys: usePaletteKey().aria, isOfKeys: false, onOpen: onPalette },
    { title: t('title'), Icon: IconKeyboard, keys: KEYS.help, isOfKeys: true, onOpen: onHelp },
  ];
  if (!ready) return null;
  return buttons.map(({ title, Icon, keys, isOfKeys, onOpen }) => (
    <Button
      key={title}
      className={classes.button}
      data-place={place}
      data-of-keys={isOfKeys || undefined}
      variant="subtle"
      leftSection={<Icon size={24} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      onClick={onOpen}
    >
      {title}
    </Button>
  ));
}
