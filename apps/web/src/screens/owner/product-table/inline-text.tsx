import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useBusy } from '../../../shared/api/use-action.ts';
import { useRefusedKeys } from '../../../shared/forms/use-refused-keys.ts';
import { isStillIn } from '../../../shared/hooks/use-focus.ts';
import { useKeptCell } from '../../../shared/lists/data-table.tsx';

interface InlineTextProps<Value> {
  /** Names the cell in the code, among all of its table. */
  cell: string;
  /** Which cell of which row it is. */
  label: string;
  /** Above the field, where no head of a column says what it is. */
  head?: string | undefined;
  value: string;
  /** What the cell holds after this was typed; null for what it does not take. */
  takes: (typed: string, before: string) => string | null;
  /** What it means; null where that cannot be said, and it is not stored. */
  read: (text: string) => Value | null;
  /** How it is to be written then. */
  wrong: string;
  /** Stores it; false puts the former value back. */
  onChange: (value: Value) => Promise<boolean>;
  inputMode?: 'decimal' | 'text';
  w?: string;
}

/** A value that is changed where it stands: stored when it is left or Enter is pressed, as it was with Escape. */
export function InlineText<Value extends string | number>(props: InlineTextProps<Value>) {
  const { cell, label, head, value, takes, read, wrong, onChange, inputMode = 'decimal', w = '7rem' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // The value at the first key: that is what is changed, whatever is read meanwhile under what is typed.
  const began = useRef({ value, onChange });
  const { isBusy: isSending, during } = useBusy();
  const keys = useRefusedKeys(wrong);
  const field = useRef<HTMLInputElement>(null);
  // What is on its way is no text any more.
  const held = typed === null || isSending ? null : { typed, began: began.current };
  useKeptCell(cell, field, held, (kept) => {
    began.current = kept.began;
    setTyped(kept.typed);
  });
  const meant = typed === null ? null : read(typed);
  const isWrong = typed !== null && meant === null;

  const finish = async () => {
    keys.forget();
    if (meant === null || isSending) return;
    if (meant !== read(began.current.value)) await during(() => began.current.onChange(meant));
    setTyped(null);
  };
  return (
    <TextInput
      ref={field}
      aria-label={label}
      label={head}
      w={w}
      inputMode={inputMode}
      autoComplete="off"
      value={typed ?? value}
      error={isWrong ? wrong : keys.error}
      // Not disabled, which would take the focus away.
      readOnly={isSending}
      onChange={({ currentTarget }) => {
        const next = takes(currentTarget.value, typed ?? value);
        keys.judge(next);
        if (next === null) return;
        if (typed === null) began.current = { value, onChange };
        setTyped(next);
      }}
      onBlur={({ currentTarget }) => !isStillIn(currentTarget) && void finish()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void finish();
        if (key !== 'Escape') return;
        setTyped(null);
        keys.forget();
      }}
    />
  );
}
