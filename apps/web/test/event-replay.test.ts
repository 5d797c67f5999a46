import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import BEFORE from '../src/app/before-the-app.js?raw';
import { replayTaps } from '../src/app/event-replay.ts';
import { tellNotice } from '../src/shared/ui/toast.tsx';

vi.mock('../src/shared/ui/toast.tsx', () => ({ tellNotice: vi.fn() }));
vi.mock('../src/shared/i18n/i18n.ts', () => ({
  loadTexts: async () => {
    if (line.isLost) throw new TypeError('the line is lost');
  },
  findText: (key: string) => (line.isLost ? null : key),
  textOf: (key: string) => key,
}));
const line = vi.hoisted(() => ({ isLost: false }));

const ADD = '<main><button>Add</button><button>Save</button></main>';

let page: HTMLElement;
beforeEach(() => {
  vi.resetAllMocks();
  line.isLost = false;
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
    replayTaps(page, { stays: false });
    tap();
    const taps = takePlace();
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test('is for the card that was tapped where one thing has a card in two lists', async () => {
    const card = (list: string) =>
      `<ul aria-label="${list}"><li><a href="/product/1/2"></a><button>Add</button></li></ul>`;
    page.innerHTML = card('Offers') + card('Products');
    replayTaps(page, { stays: false });
    const [, second] = page.querySelectorAll('button');
    for (const type of ['pointerdown', 'pointerup', 'click']) does(type, second);
    page.innerHTML = card('Offers') + card('Products');
    const lists: (string | null | undefined)[] = [];
    page.addEventListener('click', ({ target }) =>
      lists.push((target as HTMLElement).closest('ul')?.getAttribute('aria-label')),
    );
    await waitFor(() => expect(lists).toEqual(['Products']));
  });

  test('keeps the focus: the page has it until the same button has come (LOOK-45)', async () => {
    replayTaps(page, { stays: false });
    tap();
    button()?.focus();
    takePlace('<main id="content" tabindex="-1"></main>');
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    page.firstElementChild?.insertAdjacentHTML('beforeend', '<button>Add</button>');
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test('keeps the focus also of what was gone to by the keyboard alone, or typed in, and tapped no button (LOOK-45)', async () => {
    page.innerHTML = '<main id="content" tabindex="-1"><input /></main>';
    replayTaps(page, { stays: false });
    page.querySelector('input')?.focus();
    takePlace('<main id="content" tabindex="-1"><h1>Cart</h1></main>');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('waits for a button that comes later', async () => {
    replayTaps(page, { stays: false });
    tap();
    const taps = takePlace('<p>A moment</p>');
    await Promise.resolve();
    page.innerHTML = ADD;
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test('is not lost where the finger goes down on the one page and comes up on the other (LOOK-32)', async () => {
    replayTaps(page, { stays: false });
    press();
    const taps = takePlace();
    await vi.waitFor(() => expect(document.querySelector('[data-pressed]')).toBeNull());
    does('pointerup', document.body);
    await waitFor(() => expect(taps).toEqual(['Add']));
  });

  test.each(['pointerup', 'pointercancel'])('is none where the finger left it before: %s', async (end) => {
    replayTaps(page, { stays: false });
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

describe('of two cards of one name', () => {
  const card = (id: number, name = 'Add') =>
    `<li id="${id}"><a href="/product/1/${id}">Pinole</a><button>${name}</button></li>`;
  const tapped = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    tapped.mockReset();
    page.innerHTML = `<ul>${card(618)}${card(382)}</ul>`;
    replayTaps(page, { stays: false });
    does('click', page.querySelector('[id="382"] button') as HTMLElement);
  });

  function takeList(html: string): void {
    page.innerHTML = html;
    page.addEventListener('click', ({ target }) => tapped((target as HTMLElement).closest('li')?.id), { once: true });
  }

  afterEach(() => vi.useRealTimers());

  test('the one that was tapped is tapped, wherever it stands now', async () => {
    takeList(card(618) + card(7) + card(382));
    await vi.runAllTimersAsync();
    expect(tapped).toHaveBeenCalledExactlyOnceWith('382');
    expect(tellNotice).not.toHaveBeenCalled();
  });

  test('the one that was tapped is waited for, and the other one is left alone', async () => {
    takeList(card(618));
    await vi.advanceTimersByTimeAsync(100);
    expect(tapped).not.toHaveBeenCalled();
    page.innerHTML = card(618) + card(382);
    await vi.runAllTimersAsync();
    expect(tapped).toHaveBeenCalledExactlyOnceWith('382');
    expect(tellNotice).not.toHaveBeenCalled();
  });

  test('none is tapped where the one that was does not come, and the person hears of it', async () => {
    takeList(card(618));
    await vi.runAllTimersAsync();
    expect(tapped).not.toHaveBeenCalled();
    expect(tellNotice).toHaveBeenCalledExactlyOnceWith('problems:tapUnclear');
  });

  test('none is tapped where two are the same, and the person hears of it (LOOK-32)', async () => {
    takeList(card(382) + card(382));
    await vi.runAllTimersAsync();
    expect(tapped).not.toHaveBeenCalled();
    expect(tellNotice).toHaveBeenCalledExactlyOnceWith('problems:tapUnclear');
  });
});

test('of two buttons of one name that belong to no card, none is tapped, and the person hears of it', async () => {
  page.innerHTML = ADD + ADD;
  replayTaps(page, { stays: false });
  tap();
  const taps = takePlace();
  await waitFor(() => expect(tellNotice).toHaveBeenCalledExactlyOnceWith('problems:tapUnclear'));
  expect(taps).toEqual([]);
});

test('where the words for it are lost on the way, the person hears of that', async () => {
  line.isLost = true;
  page.innerHTML = ADD + ADD;
  replayTaps(page, { stays: false });
  tap();
  takePlace();
  await waitFor(() => expect(tellNotice).toHaveBeenCalledExactlyOnceWith('common:errors.network'));
});

describe('in a page that stays', () => {
  test('a tap is done as soon as it is live, once', async () => {
    tap();
    const taps = takePlace(page.innerHTML);
    replayTaps(page, { stays: true });
    replayTaps(page, { stays: true });
    await waitFor(() => expect(page.querySelector('[data-tapped]')).toBeNull());
    expect(taps).toEqual(['Add']);
  });

  test('all taps are done, in their order, and one of two on the same button (LOOK-32)', async () => {
    for (const name of ['Add', 'Save', 'Add']) does('click', button(name));
    const taps = takePlace(page.innerHTML);
    replayTaps(page, { stays: true });
    await waitFor(() => expect(taps).toEqual(['Save', 'Add']));
  });
});

test('all taps of a page that gives way are done in their order, each once the one before is', async () => {
  for (const name of ['Save', 'Add']) does('click', button(name));
  replayTaps(page, { stays: false });
  const taps = takePlace('<button>Add</button>');
  await Promise.resolve();
  page.innerHTML = ADD;
  await waitFor(() => expect(taps).toEqual(['Save', 'Add']));
});

describe('while a tap waits for a button that this person does not have', () => {
  const LINK = '<a href="/">Home</a>';
  beforeEach(() => {
    vi.useFakeTimers();
    page.innerHTML = '<main><button>Heart</button><button>Add</button></main>';
    for (const name of ['Heart', 'Add']) does('click', button(name));
    replayTaps(page, { stays: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  test('the next one is not done again that the person has done themselves', async () => {
    const taps = takePlace(ADD + LINK);
    await vi.advanceTimersByTimeAsync(1_000);
    does('click', button('Add'));
    await vi.runAllTimersAsync();
    expect(taps).toEqual(['Add']);
  });

  test('the next one is not done on another page, where the person has gone meanwhile', async () => {
    const taps = takePlace(ADD + LINK);
    await vi.advanceTimersByTimeAsync(1_000);
    window.history.replaceState(null, '', '/cart');
    await vi.runAllTimersAsync();
    expect(taps).toEqual([]);
    expect(tellNotice).not.toHaveBeenCalled();
  });

  test('all of them together wait no longer than one', async () => {
    page.querySelector('button')?.insertAdjacentHTML('afterend', '<button data-tapped="1">Star</button>');
    const taps = takePlace(ADD);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(taps).toEqual(['Add']);
  });
});

test('a button that was tapped before, and is being pressed as the page gives way, is tapped once', async () => {
  tap();
  press();
  replayTaps(page, { stays: false });
  const taps = takePlace();
  await waitFor(() => expect(taps).toEqual(['Add']));
  does('pointerup', document.body);
  // Comes after all that the finger's coming up leads to.
  setTimeout(() => setTimeout(() => does('click', button('Save'))));
  await waitFor(() => expect(taps).toContain('Save'));
  expect(taps).toEqual(['Add', 'Save']);
});

test('what is being pressed as the page gives way is done after what was tapped before', async () => {
  does('click', button('Save'));
  press();
  replayTaps(page, { stays: false });
  const taps = takePlace('<button>Add</button>');
  await vi.waitFor(() => expect(document.querySelector('[data-pressed]')).toBeNull());
  does('pointerup', document.body);
  await new Promise((resolve) => setTimeout(resolve));
  page.innerHTML = ADD;
  await waitFor(() => expect(taps).toEqual(['Save', 'Add']));
});
