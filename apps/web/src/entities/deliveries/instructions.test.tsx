import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, switchLanguage } from '../../shared/i18n/i18n.ts';
import { Instructions } from './instructions.tsx';

beforeAll(async () => {
  await switchLanguage('en');
  await loadTexts(['deliveries']);
});

const show = (text: string) =>
  render(
    <MantineProvider env="test">
      <Instructions text={text} />
    </MantineProvider>,
  );

test('instructions of 350 characters stand whole', () => {
  show('a'.repeat(350));
  expect(screen.getByText('a'.repeat(350))).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('longer ones are cut, and can be read to their end', async () => {
  show('a'.repeat(350).concat('end'));
  expect(screen.getByText(`${'a'.repeat(350)}…`)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(`${'a'.repeat(350)}end`)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Read Less' })).toBeDefined();
});
