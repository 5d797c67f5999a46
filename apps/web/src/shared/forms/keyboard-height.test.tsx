import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeyboardHeight } from './contract-form.tsx';

/** What of a page of 800 px is not covered by a keyboard. */
class Viewport extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
  change(changes: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>) {
    Object.assign(this, changes);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard-height');
let viewport: Viewport;

function Form() {
  useKeyboardHeight();
  return <input aria-label="Name" />;
}

beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});

test('styles know how high the keyboard is, and forget it with the form', () => {
  const { unmount } = render(<Form />);
  viewport.change({ height: 480 });
  expect(keyboard()).toBe('320px');
  viewport.change({ height: 800 });
  expect(keyboard()).toBe('0px');
  viewport.change({ height: 480 });
  unmount();
  expect(keyboard()).toBe('');
});

test.each([
  ['the bars of the browser', { height: 720 }],
  ['somebody who has zoomed in', { height: 400, scale: 2 }],
  ['a page that the browser has pushed up itself', { height: 480, offsetTop: 320 }],
])('%s is no keyboard', (_, changes) => {
  render(<Form />);
  viewport.change(changes);
  expect(keyboard()).toMatch(/^(0px)?$/);
});

test('the field that is filled in comes back into sight', () => {
  const { getByLabelText } = render(<Form />);
  const field = getByLabelText('Name');
  const scrolled = vi.spyOn(field, 'scrollIntoView');
  field.focus();
  viewport.change({ height: 480 });
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
