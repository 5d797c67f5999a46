import { Alert } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import words from '../../shared/ui/words.module.css';

/** A message as it stands in the cart; none without a text. */
export function CartNote({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Alert icon={<IconMessageCircle />}>
      <span className={words.prose}>{message}</span>
    </Alert>
  );
}
