import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showComponent } from '../../../../test/harness/show-component.tsx';
import { Instructions } from './stops.tsx';

const show = (text: string) => showComponent(<Instructions text={text} />, { at: '/driver' });

test('instructions of 350 characters stand whole', async () => {
  await show('a'.repeat(350));
  expect(screen.getByText('a'.repeat(350))).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('longer ones are cut, and can be read to their end (DELIVERY-11)', async () => {
  await show('a'.repeat(350).concat('end'));
  expect(screen.getByText(`${'a'.repeat(350)}…`)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(`${'a'.repeat(350)}end`)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Read Less' })).toBeDefined();
});

test('what is written as HTML is shown as the text it is', async () => {
  const written = '<img src="x" onerror="alert(1)"><b>blue door</b>';
  await show(written);
  expect(screen.getByText(written)).toBeDefined();
  expect(document.querySelector('main img, main b, img[onerror]')).toBeNull();
});
