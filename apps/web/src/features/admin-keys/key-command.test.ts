import { describe, expect, test } from 'vitest';
import { PATIENCE, understand } from './key-command.ts';

/** What the last of these keys asks for, each pressed so many milliseconds after the one before. */
function press(keys: readonly string[], pause = 100, isHeld = false) {
  let [at, goingSince] = [0, null as number | null];
  let command: ReturnType<typeof understand>['command'] = null;
  for (const key of keys) {
    at += pause;
    ({ command, goingSince } = understand({ key, isHeld, at }, goingSince));
  }
  return command;
}

describe('a key', () => {
  test.each([
    ['/', 'search'],
    ['?', 'help'],
    ['j', 'next'],
    ['k', 'previous'],
    ['J', 'next'],
  ])('%s asks for %s', (key, what) => {
    expect(press([key])).toEqual({ what });
  });

  test('that is none of them asks for nothing', () => {
    for (const key of ['x', 'Tab', 'Escape', 'Shift', 'Dead']) expect(press([key])).toBeNull();
  });

  test('that is held goes on through a list, and does nothing else again', () => {
    expect(press(['j'], 30, true)).toEqual({ what: 'next' });
    for (const key of ['/', '?', 'g']) expect(press([key, key], 30, true)).toBeNull();
  });
});

describe('a letter after g', () => {
  test('leads to its place, also one that does something else by itself', () => {
    expect(press(['g', 'p'])).toEqual({ what: 'go', letter: 'p' });
    expect(press(['g', 'P'])).toEqual({ what: 'go', letter: 'p' });
    expect(press(['g', 'j'])).toEqual({ what: 'go', letter: 'j' });
  });

  test('counts once', () => {
    expect(press(['g', 'p', 'j'])).toEqual({ what: 'next' });
    expect(press(['g', 'Escape', 'p'])).toBeNull();
  });

  test('that comes too late is a key by itself', () => {
    expect(press(['g', 'p'], PATIENCE)).toEqual({ what: 'go', letter: 'p' });
    expect(press(['g', 'p'], PATIENCE + 1)).toBeNull();
    expect(press(['g', 'j'], PATIENCE + 1)).toEqual({ what: 'next' });
  });

  test('is waited for from the first press of a g that is held', () => {
    const { goingSince } = understand({ key: 'g', isHeld: true, at: 900 }, 100);
    expect(goingSince).toBe(100);
  });
});
