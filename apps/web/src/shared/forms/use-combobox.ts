import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** What tells the suggestions apart, in their order. */
  keys: readonly string[];
  /** A suggestion was taken, by a tap or by Enter. */
  onChoose: (at: number) => void;
  /** Enter without a suggestion, or the button. */
  onSubmit: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with suggestions after the combobox pattern: arrows choose, Enter takes or searches, Esc closes, and the focus
 * stays in the field. What it returns goes onto the form, the field, the list and its options.
 */
export function useCombobox({ keys, onChoose, onSubmit }: ComboboxOptions) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const count = keys.length;
  const active = activeKey === null ? -1 : keys.indexOf(activeKey);
  // The active suggestion ends with its list: what was announced is taken, or nothing.
  if (activeKey !== null && active === -1) setActiveKey(null);
  const isListed = isOpen && count > 0;
  const optionId = (at: number) => `${listId}-${at}`;

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const choose = (at: number) => {
    close();
    onChoose(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && count > 0) {
      event.preventDefault();
      open();
      // One place more than there are suggestions: the field itself.
      setActiveKey(keys[((active + 1 + step + count + 1) % (count + 1)) - 1] ?? null);
    }
    if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      close();
    }
  };

  return {
    isListed,
    /** Something was typed: the suggestions are shown anew. */
    reopen: () => {
      open();
      setActiveKey(null);
    },
    form: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isListed && active >= 0) return choose(active);
        close();
        onSubmit();
      },
      onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
      },
    },
    input: {
      type: 'text',
      role: 'combobox',
      inputMode: 'search',
      enterKeyHint: 'search',
      autoComplete: 'off',
      maxLength: MAX_LENGTH.search,
      'aria-expanded': isListed,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isListed && active >= 0 ? optionId(active) : undefined,
      onFocus: open,
      onKeyDown,
    },
    list: (label: string) => ({ id: listId, role: 'listbox', 'aria-label': label, hidden: !isListed }),
    option: (at: number) => ({
      id: optionId(at),
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      // Keeps the focus in the field until the click has been heard.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(at),
    }),
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
