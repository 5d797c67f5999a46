import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { typeHalf, typeWhole } from '../../../test/harness/half-typed.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { DateTimeField, HALF_TYPED } from './date-time-field.tsx';

const HALF = 'Enter the full time, or clear it';

const field = () => screen.getByLabelText<HTMLInputElement>('Opens');

interface HoursProps {
  begins: string;
  onHeld: (time: string) => void;
  onSent: (time: string) => void;
}

function Hours({ begins, onHeld, onSent }: HoursProps) {
  const [time, setTime] = useState(begins);
  onHeld(time);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSent(time);
  };
  return (
    <form aria-label="Hours" onSubmit={send}>
      <DateTimeField type="time" label="Opens" value={time} onType={setTime} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setTime('')}>
        Clear
      </button>
    </form>
  );
}

async function show(begins = '') {
  const sent: string[] = [];
  const held: string[] = [];
  await showComponent(<Hours begins={begins} onHeld={(time) => held.push(time)} onSent={(time) => sent.push(time)} />);
  return { sent, held: () => held.at(-1) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['', '09:00'])('half a time over %j is not blank: the field says so once it is left', async (begins) => {
  const at = await show(begins);
  typeHalf(field());
  expect(at.held()).toBe(HALF_TYPED);
  expect(screen.queryByText(HALF)).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText(HALF)).toBeTruthy();
  await expectAccessible();
  typeWhole(field(), '09:30');
  expect([at.held(), screen.queryByText(HALF)]).toEqual(['09:30', null]);
});

test('half a time is not sent, and the focus is at it', async () => {
  const at = await show();
  typeHalf(field());
  await press('Save');
  expect([at.sent, document.activeElement]).toEqual([[], field()]);
  expect(screen.getByText(HALF)).toBeTruthy();
  typeWhole(field(), '09:30');
  await press('Save');
  expect(at.sent).toEqual(['09:30']);
});

test('half a time that is cleared by the page is gone from the field, which the browser still shows it in', async () => {
  await show();
  typeHalf(field());
  const written: string[] = [];
  Object.defineProperty(field(), 'value', { configurable: true, get: () => '', set: (text) => written.push(text) });
  await press('Clear');
  Reflect.deleteProperty(field(), 'value');
  expect(written).toEqual(['']);
});

/** Whether a source has a field of a time, a day or a number besides those that are this one. */
const hasOwnField = (source: string): boolean =>
  /type[=:] ?\{?['"](?:date|time|number|month|week|datetime-local)['"]/.test(
    source.replace(/<DateTimeField\s[^<]*?type="\w+"/g, ''),
  );

test('a field of its own is found beside one that is not', () => {
  const field = '<DateTimeField\n  label={t("opens")}\n  type="time" />';
  expect([field, `${field}<input type="date" />`].map(hasOwnField)).toEqual([false, true]);
});

test('no other place has a field of a time, a day or a number of its own, which would be blank while it is half typed', () => {
  const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const own = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && !path.endsWith('/date-time-field.tsx') && hasOwnField(text),
  );
  expect(own.map(([path]) => path)).toEqual([]);
});
