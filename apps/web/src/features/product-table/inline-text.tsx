import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface InlineTextProps {
  /** Which cell of which row it is. */
  label: string;
  value: string;
  /** What the cell holds after this was typed; null for what it does not take. */
  held: (typed: string) => string | null;
  /** Whether that can be stored as it is. */
  isWhole: (text: string) => boolean;
  /** Stores it; false puts the former value back. */
  onChange: (text: string) => Promise<boolean>;
}

/** A value that is changed where it stands: stored when it is left or Enter is pressed, as it was with Escape. */
export function InlineText({ label, value, held, isWhole, onChange }: InlineTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isWrong = typed !== null && !isWhole(typed);

  const finish = async () => {
    if (typed === null || isWrong || isSending) return;
    if (typed !== value) {
      setSending(true);
      await onChange(typed);
      setSending(false);
    }
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={label}
      w="7rem"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value}
      error={isWrong}
      // Not disabled, which would take the focus away.
      readOnly={isSending}
      onChange={({ currentTarget }) => {
        const next = held(currentTarget.value);
        if (next !== null) setTyped(next);
      }}
      onBlur={() => void finish()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void finish();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
