import { Alert } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import classes from './cart-note.module.css';

/** A message as it stands in the cart; none without a text. */
export function CartNote({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Alert icon={<IconMessageCircle />} role="note">
      <span className={classes.message}>{message}</span>
    </Alert>
  );
}
