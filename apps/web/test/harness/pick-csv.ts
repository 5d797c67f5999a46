import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCsvFile } from '../fixtures/catalog-files.ts';

/** Chooses a file on the screen that imports one. */
export async function pickCsv(file = aCsvFile()): Promise<void> {
  await screen.findByRole('button', { name: /^Choose/ });
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]:not([aria-hidden])');
  if (!input) throw new Error('There is nothing to choose a file by');
  await userEvent.upload(input, file, { applyAccept: false });
}
