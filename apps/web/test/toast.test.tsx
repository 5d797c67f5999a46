import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toasts } from '../src/app/toasts.tsx';
import { switchLanguage } from '../src/shared/i18n/i18n.ts';
import { tell } from '../src/shared/ui/toast.tsx';

test('a message says in the person’s language how it is closed', async () => {
  await switchLanguage('es');
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  );
  tell('Guardamos tu dirección');
  expect(await screen.findByText('Guardamos tu dirección')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined();
});
