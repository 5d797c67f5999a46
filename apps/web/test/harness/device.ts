// What stands before the application is read from its file, as a page has it.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notifications } from '@mantine/notifications';
import type { Account } from '@mercadito/contracts/accounts';
import { LANGUAGE_COOKIE } from '@mercadito/contracts/languages';
import type { Language } from '@mercadito/domain/language';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createStore, type Store } from '../../src/app/store.ts';
import { forgetIntent } from '../../src/features/favoriting/favorite-intent.ts';
import { forgetServerClock } from '../../src/shared/clock/server-clock.ts';
import { forgetTexts, rememberLanguage, startI18n } from '../../src/shared/i18n/i18n.ts';
import type { AppHistory } from '../../src/shared/navigation/history.ts';
import { NO_SESSION } from '../../src/shared/session/session.slice.ts';
import { readSession, storeSession } from '../../src/shared/session/session-storage.ts';
import { forgetUntaken } from '../../src/shared/storage/raw-storage.ts';
import { everyPageReplies } from './every-page.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { beginHistory } from './page-history.ts';
import type { Reply } from './replies.ts';

export interface Circumstances {
  /** Who is signed in on the device; a visitor unless told. */
  readonly as?: Account | null;
  /** What the server answers, besides what every page asks (every-page.ts). */
  readonly replies?: readonly Reply[];
  /** What was chosen on the device; nothing unless told, and then its browser speaks English. */
  readonly language?: Language;
}

/** A device with a line to a server, and the page that is open on it. */
export interface Device extends Pick<FakeServer, 'calls' | 'replies' | 'takeFaults'> {
  /** Takes the line away, and the browser says so. */
  readonly goOffline: () => void;
  /** Gives it back. */
  readonly goOnline: () => void;
}

/** A page that has just begun: what `start.tsx` makes before it renders. */
export interface Page {
  readonly store: Store;
  readonly history: AppHistory;
  readonly container: HTMLElement;
}

/** The token of whoever is signed in. */
export const TOKEN = 'a-token';

const BEFORE_THE_APP = join(import.meta.dirname, '../../src/app/before-the-app.js');
const runBeforeTheApp = new Function(readFileSync(BEFORE_THE_APP, 'utf8'));

/** A device as it lies there, with a server for one test. */
export async function startDevice({ as = null, replies = [], language }: Circumstances): Promise<Device> {
  const server = await startFakeServer([...everyPageReplies(as), ...replies]);
  // biome-ignore lint/suspicious/noDocumentCookie: as the application does
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
  if (language) rememberLanguage(language);
  storeSession(as ? { ...NO_SESSION, token: TOKEN, user: as } : NO_SESSION);
  onTestFinished(() => {
    storeSession(NO_SESSION);
    forgetUntaken();
  });

  let isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  const setOnline = (next: boolean) => {
    isOnline = next;
    if (next) server.mendLine();
    else server.cutLine();
    act(() => void window.dispatchEvent(new Event(next ? 'online' : 'offline')));
  };
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  return { ...server, goOffline: () => setOnline(false), goOnline: () => setOnline(true) };
}

/** Fails the test, once it is over, for what was wrong in it. */
export const failFor = (takeFaults: () => readonly string[]): void =>
  onTestFinished(() => {
    const faults = takeFaults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

/**
 * Begins a page at an address; the one before is gone without a word to it, as when a phone is switched off.
 * @param entry what stands in its entry of the history: nothing, but for a page that was there before
 */
export async function beginPage(address: string, entry: unknown = null): Promise<Page> {
  closePage();
  window.history.replaceState(entry, '', address);
  beginVoices();
  runBeforeTheApp();
  const store = createStore({ session: await readSession() });
  onTestFinished(setupListeners(store.dispatch));
  await startI18n();
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  openPage = { store, history: beginHistory(), container };
  return openPage;
}

const INDEX = join(import.meta.dirname, '../../index.html');
const VOICES = readFileSync(INDEX, 'utf8').match(/<div class="voice".*<\/div>/g);

/** Where the page tells what happens: outside of the body, since what is heard is another thing than what is seen (`heard`). */
function beginVoices(): void {
  for (const voice of document.querySelectorAll('.voice')) voice.remove();
  const place = document.createElement('template');
  place.innerHTML = VOICES?.join('') ?? '';
  document.documentElement.prepend(place.content);
}

/** What has been told lately, in its order, by both voices. */
export const heard = (): string[] => [...document.querySelectorAll('.voice > p')].map((line) => line.textContent);

let openPage: Page | undefined;
/** Whether no other page has begun since. */
export const isOpen = (page: Page): boolean => page === openPage;

/** What a page keeps in its code goes with it; what the device keeps stays, whatever the page would have made of it. */
function closePage(): void {
  const kept = [localStorage, sessionStorage].map((storage) => [storage, { ...storage }] as const);
  cleanup();
  notifications.clean();
  forgetIntent();
  forgetServerClock();
  forgetTexts();
  for (const [storage] of kept) storage.clear();
  // Of what it would still have sent there is nothing left.
  window.dispatchEvent(new Event('pagehide'));
  for (const [storage, items] of kept) {
    for (const [key, value] of Object.entries(items)) storage.setItem(key, String(value));
  }
}
