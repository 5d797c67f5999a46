import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/** A picture as a phone has one. */
export const aPictureFile = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });

/** Chooses a picture in the field of this name; it is not small yet. */
export async function beginPicture(name: RegExp, file: File): Promise<HTMLElement> {
  const field = await screen.findByRole('group', { name });
  const input = field.querySelector<HTMLInputElement>('input[accept="image/*"]');
  if (!input) throw new Error(`${name} takes no picture`);
  await userEvent.upload(input, file, { applyAccept: false });
  return field;
}

/** Chooses a picture in the field of this name and waits till it is small, which is a browser's work that the test has replaced. */
export async function pickPicture(name: RegExp, file = aPictureFile('photo.jpg')): Promise<void> {
  const field = await beginPicture(name, file);
  await within(field).findByRole('button', { name: `Remove ${file.name}` });
}

/** Follows which fields pictures go out in, which the harness's line has no way to carry. */
export function watchPictures(): () => string[] {
  const append = vi.spyOn(FormData.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  return () => append.mock.calls.filter(([, value]) => typeof value !== 'string').map(([field]) => field);
}
