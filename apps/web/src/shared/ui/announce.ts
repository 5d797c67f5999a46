import { createElement, Fragment, useEffect, useRef } from 'react';
import { currentLanguage } from '../i18n/i18n.ts';

type Voice = 'polite' | 'assertive';

/** How long a text stays to be heard; longer, and who reads on comes upon what is over. */
const STAYS_MS = 3_000;

/** A dialog that this closes is gone by then, and so the focus is where it stays. */
const PAUSE_MS = 50;

/**
 * The regions of a dialog, as the page has its own (index.html): outside of a modal one nothing is heard. Both are there from the start,
 * since readers pass over what comes with its text.
 */
export const VOICES = createElement(
  Fragment,
  null,
  createElement('div', { className: 'voice', 'aria-live': 'polite' }),
  createElement('div', { className: 'voice', 'aria-live': 'assertive' }),
);

/** Says what happens to who does not look (LOOK-44): one happening, one message. `assertive` interrupts what is being read. */
export function announce(text: string, voice: Voice = 'polite'): void {
  const region = `.voice[aria-live=${voice}]`;
  // A test's page may be gone when the pause is over.
  const page = document;
  // Before all else in the page, and so the first.
  const ofPage = page.querySelector(region);
  setTimeout(() => {
    const line = page.createElement('p');
    line.textContent = text;
    const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
    (dialog ? dialog.querySelector(region) : ofPage)?.append(line);
    setTimeout(() => line.remove(), STAYS_MS);
  }, PAUSE_MS);
}

interface Announced {
  /** Only what comes after the page: what stood there is read in its place. */
  readonly isNew?: boolean;
  readonly voice?: Voice;
}

/** Says what stands on the page whenever it becomes another text. */
export function useAnnounced(text: string | null | false | undefined, { isNew = false, voice }: Announced = {}): void {
  const known = useRef(isNew && text);
  const spoken = currentLanguage();
  const language = useRef(spoken);
  useEffect(() => {
    // The same thing in another language is no news.
    const isNews = language.current === spoken || !known.current;
    if (isNews && text && text !== known.current) announce(text, voice);
    known.current = text;
    language.current = spoken;
  }, [text, voice, spoken]);
}
