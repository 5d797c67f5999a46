import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** The heading of what has come in the place of something else: who works by keyboard or ear is led there. */
export function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Title order={3} ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
