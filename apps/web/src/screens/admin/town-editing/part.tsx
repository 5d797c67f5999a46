import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  help?: string;
  error?: ReactNode;
  children: ReactNode;
}

/** One part of the form, by its heading. */
export function Part({ title, help, error, children }: PartProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {help !== undefined && <Text c="dimmed">{help}</Text>}
      {error && (
        <Text c="red" role="alert">
          {error}
        </Text>
      )}
      {children}
    </Stack>
  );
}
