import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { LabelTabs } from './label-tabs.tsx';

const hours = vi.fn(() => <p>Opening hours</p>);

function BusinessTabs() {
  return (
    <LabelTabs
      name="My business"
      tabs={[
        { label: 'about', text: 'About', panel: () => <p>About us</p> },
        { label: 'hours', text: 'Hours', panel: hours },
        { label: 'contact', text: 'Contact', panel: () => <p>Call us</p> },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  hours.mockClear();
});

test('the address says which tab is open, and the first one where it says nothing it knows', async () => {
  await showComponent(<BusinessTabs />, { at: '/cart?label=hours' });
  expect(openTab()).toBe('Hours');
  expect(screen.getByRole('tabpanel').textContent).toBe('Opening hours');
});

test.each(['/cart', '/cart?label=nonsense'])('at %s the first is open', async (at) => {
  await showComponent(<BusinessTabs />, { at });
  expect(openTab()).toBe('About');
});

test('a tab opened stands in the address, Back leads to the one before, and the first needs no label (LOOK-19)', async () => {
  const shown = await showComponent(<BusinessTabs />, { at: '/cart?fromUrl=%2F&page=3' });
  await userEvent.click(tab('Hours'));
  expect(shown.search).toBe('?fromUrl=%2F&label=hours');
  await shown.go(-1);
  await waitFor(() => expect(openTab()).toBe('About'));
  await userEvent.click(tab('Hours'));
  await userEvent.click(tab('About'));
  expect(shown.search).toBe('?fromUrl=%2F');
});

test('a panel is drawn when its tab is opened, and no earlier', async () => {
  await showComponent(<BusinessTabs />, { at: '/cart' });
  expect(hours).not.toHaveBeenCalled();
  await userEvent.click(tab('Hours'));
  expect(screen.getByText('Opening hours')).toBeDefined();
  expect(screen.queryByText('About us')).toBeNull();
});

test('by keyboard arrows lead along the tabs, and Enter opens', async () => {
  await showComponent(<BusinessTabs />, { at: '/cart' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Hours'));
  expect(openTab()).toBe('About');
  await userEvent.keyboard('{Enter}');
  expect(openTab()).toBe('Hours');
});

test('axe finds nothing on the tabs', async () => {
  await showComponent(<BusinessTabs />, { at: '/cart' });
  await expectAccessible();
});
