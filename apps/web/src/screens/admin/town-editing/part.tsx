import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from '../../../shared/navigation/router.tsx';

interface PartProps {
  title: string;
  /** By which a link leads to it. */
  name?: string;
  help?: string;
  error?: ReactNode;
  children: ReactNode;
}

/** One part of the form, by its heading, which has the focus where somebody was led to it. */
export function Part({ title, name, help, error, children }: PartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [address] = useSearchParams();
  const isSought = name !== undefined && address.get('part') === name;
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h3" id={id} ref={heading} tabIndex={isSought ? -1 : undefined}>
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
