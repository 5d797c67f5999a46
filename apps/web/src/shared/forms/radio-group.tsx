import { Radio, type RadioGroupProps } from '@mantine/core';

/** A choice of one among a few that all stand there; a screen reader hears what it is of, and when it was refused. */
export function RadioGroup({ children, 'aria-label': name, ...group }: RadioGroupProps<string>) {
  const mark = (inside: HTMLElement | null) => {
    const radios = inside?.closest('[role=radiogroup]');
    radios?.setAttribute('aria-invalid', String(Boolean(group.error)));
    if (name) radios?.setAttribute('aria-label', name);
  };
  return (
    <Radio.Group size="md" {...group}>
      {/* Mantine takes no such marks for the group. */}
      <div ref={mark}>{children}</div>
    </Radio.Group>
  );
}
