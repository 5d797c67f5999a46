import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ColorScheme } from '../src/app/color-scheme.tsx';
import { Link, Router } from '../src/shared/navigation/router.tsx';
import { beginHistory } from './harness/page-history.ts';

const BEFORE_THE_APP = join(import.meta.dirname, '../src/app/before-the-app.js');

const colorScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

function open(path: string) {
  render(
    <Router history={beginHistory(path)} waitFor={() => null}>
      <ColorScheme>
        <Link to={hrefTo('home')}>Home</Link>
      </ColorScheme>
    </Router>,
  );
}

// A device that is dark.
beforeEach(() => {
  const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('dark') }));
});

test('the driver’s screens are light on a dark device, and the rest is as the device has it (LOOK-15)', async () => {
  open('/driver-order/Abc12345xyz');
  expect(colorScheme()).toBe('light');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(colorScheme()).toBe('dark');
});

test('who has chosen keeps the choice (LOOK-10)', () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  open('/driver');
  expect(colorScheme()).toBe('dark');
});

test('the color scheme before the application has come is the one that it gives', () => {
  const runBeforeTheApp = new Function(readFileSync(BEFORE_THE_APP, 'utf8'));
  for (const { path, area } of Object.values(SCREENS)) {
    window.history.replaceState(null, '', path);
    runBeforeTheApp();
    expect(colorScheme(), path).toBe(area === 'driver' ? 'light' : 'dark');
  }
});
