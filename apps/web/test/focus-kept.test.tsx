import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keepFocus } from '../src/app/focus-keeper.ts';
import { openScreen } from './harness/open-screen.tsx';

const focused = () => document.activeElement?.textContent;

describe('another page', () => {
  const hasHeading = async (name: RegExp) => {
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };

  test('has the focus on its heading, by a link and by the way back (LOOK-45)', async () => {
    await openScreen('/how-it-works');
    const first = (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
    await userEvent.click((await screen.findAllByRole('link', { name: /^Sell in/ }))[0] as HTMLElement);
    await hasHeading(/sell/i);
    await act(async () => window.history.back());
    await hasHeading(new RegExp(first.slice(0, 8)));
  });

  test('has it there by a press that came before anything heard it (LOOK-45)', async () => {
    const at = await openScreen('/how-it-works');
    const [link] = await screen.findAllByRole('link', { name: /^Sell in/ });
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
    await at.goTo(link?.getAttribute('href') ?? '');
    await hasHeading(/sell/i);
  });

  test('leaves it where the page itself has put it (LOOK-45)', async () => {
    document.body.innerHTML = '<main id="content" tabindex="-1"><h1>Cart</h1><button>Log in</button></main>';
    const { arrive, stop } = keepFocus();
    onTestFinished(stop);
    await userEvent.click(screen.getByRole('button'));
    screen.getByRole('main').innerHTML = '<h1>Log in</h1><input />';
    const field = screen.getByRole('textbox');
    field.focus();
    arrive();
    expect(document.activeElement).toBe(field);
  });
});

test('a page that comes late takes the focus from nobody who types in the head', async () => {
  document.body.innerHTML =
    '<header><input /></header><main id="content" tabindex="-1"><h1>Cart</h1><a href="#x">Sell</a></main>';
  const { arrive, stop } = keepFocus();
  onTestFinished(stop);
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('to');
  screen.getByRole('main').innerHTML = '<h1>Sell</h1>';
  arrive();
  await userEvent.keyboard('rtas');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('tortas');
});

describe('what goes away hands the focus on (LOOK-45)', () => {
  const PAGE = `
    <main id="content" tabindex="-1"><h1>Cart</h1>
      <section><h2>Bakery</h2>
        <ul><li><button>Bread</button></li><li><input /><button>Cake</button></li><li><button>Pie</button></li></ul>
      </section>
      <button>Order</button>
    </main>`;
  const remove = (...names: string[]) => {
    for (const name of names) screen.getByRole('button', { name }).closest('li, button')?.remove();
  };
  const hasFocus = (text: string) => waitFor(() => expect(focused()).toBe(text));

  beforeEach(() => {
    document.body.innerHTML = PAGE;
    onTestFinished(keepFocus().stop);
  });

  test.each([
    ['to what comes after it', 'Bread', ['Bread'], 'Cake'],
    ['to what stands before the last', 'Pie', ['Pie'], 'Cake'],
    ['to the heading of what is empty', 'Cake', ['Bread', 'Pie', 'Cake'], 'Bakery'],
    ['to what stands before it, though that is in another part', 'Order', ['Order'], 'Pie'],
  ])('%s', async (_, begin, gone, next) => {
    screen.getByRole('button', { name: begin }).focus();
    remove(...gone);
    await hasFocus(next);
  });

  test('to the page’s heading when all of it goes', async () => {
    screen.getByRole('button', { name: 'Order' }).focus();
    document
      .querySelector('main')
      ?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'Done' }));
    await hasFocus('Done');
  });

  test('of what is typed in to a heading: the next key would press what stands beside it', async () => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('a b');
    screen.getByRole('textbox').closest('li')?.remove();
    await hasFocus('Bakery');
  });

  test('of what is typed in to a heading, though its dialog gives it to what has opened it and that goes as well', async () => {
    const item = screen.getByRole('button', { name: 'Cake' }).closest('li');
    item?.insertAdjacentHTML('beforeend', '<dialog open><textarea></textarea></dialog>');
    const [, inDialog] = screen.getAllByRole('textbox');
    await userEvent.click(inDialog as HTMLElement);
    item?.querySelector('dialog')?.removeAttribute('open');
    screen.getByRole('button', { name: 'Cake' }).focus();
    item?.remove();
    await hasFocus('Bakery');
  });

  test('to nothing for who has tapped beside it, and reads on', async () => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.click(document.body);
    screen.getByRole('textbox').closest('li')?.remove();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
    expect(document.activeElement).toBe(document.body);
  });

  test('of a message to no field that was left before: a phone would open its keyboard', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="mantine-Notifications-root"><button>Undo</button></div>',
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    screen.getByRole('button', { name: 'Undo' }).remove();
    await hasFocus('Cart');
  });

  test('of a message back to where somebody was before it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="mantine-Notifications-root"><button>Undo</button></div>',
    );
    screen.getByRole('button', { name: 'Cake' }).focus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    remove('Undo');
    await hasFocus('Cake');
  });

  test('of a menu at the end of the page to what stands beside its opener, which went with it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="menu"><button role="menuitem">Give to Dora</button></div>',
    );
    screen.getByRole('button', { name: 'Cake' }).focus();
    screen.getByRole('menuitem').focus();
    remove('Cake');
    screen.getByRole('menu').remove();
    await hasFocus('Pie');
  });

  test('to the heading of a page that comes only after it', async () => {
    screen.getByRole('button', { name: 'Order' }).focus();
    screen.getByRole('main').replaceChildren();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    screen.getByRole('main').innerHTML = '<h1>Declined</h1>';
    await hasFocus('Declined');
  });

  test('to the page’s heading of what was gone before this had come', () => {
    const from = screen.getByRole('button', { name: 'Order' });
    from.focus();
    from.remove();
    onTestFinished(keepFocus(from).stop);
    expect(focused()).toBe('Cart');
  });

  test('not from whoever has gone on meanwhile', async () => {
    screen.getByRole('button', { name: 'Bread' }).focus();
    remove('Bread');
    screen.getByRole('button', { name: 'Order' }).focus();
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    expect(focused()).toBe('Order');
  });
});
