import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './admin-keys.module.css';
import { KEYS } from './key-command.ts';

interface KeyHelpButtonProps {
  /** At the side; or below the page, for a large screen that is zoomed until it has no side. */
  place: 'side' | 'page';
  onOpen: () => void;
}

/** Opens what tells of the keys for who does not know them, and for who has switched them off (FRAME-16). */
export function KeyHelpButton({ place, onOpen }: KeyHelpButtonProps) {
  const { t } = useTranslation('adminKeys');
  return (
    <Button
      className={classes.button}
      data-place={place}
      variant="subtle"
      justify="flex-start"
      leftSection={<IconKeyboard size={24} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-keyshortcuts={KEYS.help}
      onClick={onOpen}
    >
      {t('title')}
    </Button>
  );
}
