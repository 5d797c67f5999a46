import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import BEFORE from '../src/app/before-the-app.js?raw';
import { answerEarlyTap } from '../src/app/early-tap.ts';

const ADD = '<main><button>Add</button><button>Save</button></main>';

let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `<div id="app">${ADD}</div>`;
  page = document.querySelector('#app') as HTMLElement;
  new Function(BEFORE)();
});

const button = (name = 'Add') => [...page.querySelectorAll('button')].find((each) => each.textContent === name);
const does = (type: string, target: EventTarget | undefined = button()) =>
  target?.dispatchEvent(new Event(type, { bubbles: true }));
const press = () => does('pointerdown');
const tap = () => ['pointerdown', 'pointerup', 'click'].forEach((type) => void does(type));

/** The person's own page takes the place of the served one; answers what is tapped in it. */
function takePlace(html = ADD): string[] {
  page.innerHTML = html;
  const taps: string[] = [];
  page.addEventListener('click', ({ target }) => taps.push((target as HTMLElement).textContent));
  return taps;
}

describe('a tap in a page that another takes the place of', () => {
  test('is for the same button there, also when it comes after the application has begun', async () => {
    answerEarlyTap(page, { stays: false });
    tap();
    const taps = takePlace();
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test('waits for a button that comes later', async () => {
    answerEarlyTap(page, { stays: false });
    tap();
    const taps = takePlace('<p>A moment</p>');
    await Promise.resolve();
    page.innerHTML = ADD;
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test('is not lost where the finger goes down on the one page and comes up on the other', async () => {
    answerEarlyTap(page, { stays: false });
    press();
    const taps = takePlace();
    await vi.waitFor(() => expect(document.querySelector('[data-pressed]')).toBeNull());
    does('pointerup', document.body);
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test.each(['pointerup', 'pointercancel'])('is none where the finger left it before: %s', async (end) => {
    answerEarlyTap(page, { stays: false });
    press();
    does(end, document.body);
    const taps = takePlace();
    await Promise.resolve();
    does('pointerup', document.body);
    // Comes after all that the finger's coming up leads to.
    setTimeout(() => does('click', button('Save')));
    await waitFor(() => expect(taps).toContain('Save'));
    expect(taps).toEqual(['Save']);
  });
});

test('a tap in a page that stays is done as soon as it is live, once', () => {
  tap();
  const taps = takePlace(page.innerHTML);
  answerEarlyTap(page, { stays: true });
  answerEarlyTap(page, { stays: true });
  expect(taps).toEqual(['Add']);
});
