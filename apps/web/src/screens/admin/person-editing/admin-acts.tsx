import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { WritingDialog } from '../../../shared/forms/writing-dialog.tsx';
import classes from './person-editing.module.css';
import { PersonRefusal } from './person-refusal.tsx';

interface AskedActProps {
  /** What it means, before it is begun. */
  text: string;
  /** On the button that opens the question. */
  label: string;
  title: string;
  /** The form in which the reason is written. */
  children: (closing: { done: () => void; cancel: () => void }) => ReactNode;
}

/** What an Admin does to somebody for a reason that is written: a button, and the question behind it. */
export function AskedAct({ text, label, title, children }: AskedActProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Button
        variant="default"
        className={`${classes.act} ${classes.dangerous}`}
        leftSection={<IconLock size={20} aria-hidden="true" />}
        onClick={() => setWriting(true)}
      >
        {label}
      </Button>
      <WritingDialog opened={isWriting} onClose={() => setWriting(false)} title={title} role="alertdialog">
        {children}
      </WritingDialog>
    </Stack>
  );
}

interface UndoingActProps {
  text: string;
  label: string;
  icon: ReactNode;
  isBusy: boolean;
  error: unknown;
  onPress: () => Promise<void>;
  /** What stands above it. */
  children?: ReactNode;
}

/** What takes such an act back, at once. */
export function UndoingAct({ text, label, icon, isBusy, error, onPress, children }: UndoingActProps) {
  return (
    <Stack gap="xs">
      {children}
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <PersonRefusal error={error} />
      <Button className={classes.act} leftSection={icon} loading={isBusy} onClick={() => void onPress()}>
        {label}
      </Button>
    </Stack>
  );
}
