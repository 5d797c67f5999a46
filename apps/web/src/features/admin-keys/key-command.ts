import { useOs } from '@mantine/hooks';

/** Which key is for what; the places of the menu have theirs after `go` (FRAME-14). */
export const KEYS = { search: '/', next: 'j', previous: 'k', go: 'g', help: '?' } as const;

/** Opens the list of all screens (FRAME-17), as a hotkey, for a screen reader, and as it is written on the keys. */
const PALETTE_KEYS = {
  apple: { hotkey: 'meta+K', aria: 'Meta+K', text: '⌘ K' },
  others: { hotkey: 'ctrl+K', aria: 'Control+K', text: 'Ctrl K' },
} as const;

/** Ctrl+K deletes the rest of the line in a field of Apple's. */
export function usePaletteKey() {
  const os = useOs();
  return PALETTE_KEYS[os === 'macos' || os === 'ios' ? 'apple' : 'others'];
}

/** Milliseconds for which `g` waits for its letter. */
export const PATIENCE = 1_500;

/** What is done at once by a key; those that go on while it is held. */
const AT_ONCE = ['search', 'help', 'next', 'previous'] as const;
const GO_ON: readonly string[] = ['next', 'previous'];

type Command = { readonly what: (typeof AT_ONCE)[number] } | { readonly what: 'go'; readonly letter: string };

interface Press {
  readonly key: string;
  /** The key has been down for a while, and says so again. */
  readonly isHeld: boolean;
  /** In milliseconds, from any beginning. */
  readonly at: number;
}

interface Understood {
  readonly command: Command | null;
  /** Since when a letter is waited for; null for not at all. */
  readonly goingSince: number | null;
}

/** What a key asks for, after what was pressed before it: one of the keys, or the letter after `g` that comes in time. */
export function understand({ key, isHeld, at }: Press, goingSince: number | null): Understood {
  const letter = key.toLowerCase();
  if (letter === KEYS.go) return { command: null, goingSince: isHeld ? goingSince : at };
  const isGoing = goingSince !== null && at - goingSince <= PATIENCE;
  if (isGoing) return { command: { what: 'go', letter }, goingSince: null };
  const what = AT_ONCE.find((each) => KEYS[each] === letter);
  const isAsked = what !== undefined && (!isHeld || GO_ON.includes(what));
  return { command: isAsked ? { what } : null, goingSince: null };
}
