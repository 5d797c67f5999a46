import { Radio, type RadioGroupProps } from '@mantine/core';

/** A choice of one among a few that all stand there; a screen reader hears when it was refused. */
export function RadioGroup({ children, ...group }: RadioGroupProps<string>) {
  const mark = (inside: HTMLElement | null) =>
    inside?.closest('[role=radiogroup]')?.setAttribute('aria-invalid', String(Boolean(group.error)));
  return (
    <Radio.Group size="md" {...group}>
      {/* Mantine takes no such mark for the group. */}
      <div ref={mark}>{children}</div>
    </Radio.Group>
  );
}
