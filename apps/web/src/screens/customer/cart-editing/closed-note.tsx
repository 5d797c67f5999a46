import { Button, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import type { CartGroup } from '../../../entities/cart/cart-rows.ts';
import { useClosedText } from '../../../shared/format/use-closed-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './closed-note.module.css';

interface ClosedNoteProps {
  group: CartGroup;
  /** Where the business does not stand beside it. */
  isNamed?: boolean;
  onLeaveOut: () => void;
}

/**
 * Says that a business is closed and when what it sells can come, and offers to go without it; nothing while it is open.
 * Its goods can be ordered all the same (HOURS-7).
 */
export function ClosedNote({ group, isNamed = false, onLeaveOut }: ClosedNoteProps) {
  const { t } = useTranslation('cart');
  const text = useClosedText(group.opening);
  if (text === null) return null;
  return (
    <div role="note" className={classes.note}>
      <IconClockPause size={20} stroke={1.75} aria-hidden="true" />
      <Text size="sm" className={classes.text}>
        {isNamed && <strong>{group.companyName}: </strong>}
        {text}
      </Text>
      {group.rows.some(({ available }) => available) && (
        <Button
          variant="subtle"
          px="xs"
          ml="auto"
          aria-label={t('closed.leaveOutNamed', { name: group.companyName })}
          onClick={onLeaveOut}
        >
          {t('closed.leaveOut')}
        </Button>
      )}
    </div>
  );
}
