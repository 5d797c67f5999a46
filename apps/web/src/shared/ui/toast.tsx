import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { errorText } from '../i18n/error-text.ts';

const UNDO_MS = 7000;

/** Says that something went well. Never the only place of what matters (ui.md G5). */
export function tell(message: string): void {
  notifications.show({ message, role: 'status', color: 'green' });
}

/** Says that an act at the press of a button failed; a failed load has its place on the page instead. */
export function tellError(error: unknown): void {
  notifications.show({ message: errorText(error), role: 'alert', color: 'red' });
}

/** Says what was done and takes it back on request (ui.md G6). */
export function tellUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    role: 'status',
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button
          variant="subtle"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {i18next.t('undo')}
        </Button>
      </Group>
    ),
  });
}
