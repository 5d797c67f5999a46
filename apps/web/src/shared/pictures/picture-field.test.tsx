import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { PictureField } from './picture-field.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import type { UploadPicture } from './use-pictures.ts';

const picture = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const LETTER = new File([''], 'letter.pdf', { type: 'application/pdf' });

const previews = new Set<string>();
let values: readonly Blob[] = [];

interface FieldProps {
  max?: number;
  upload?: UploadPicture;
  stored?: { id: number; picture: null; name: string }[];
}

function Field(props: FieldProps) {
  const [value, setValue] = useState<readonly Blob[]>([]);
  values = value;
  return <PictureField label="Photos" value={value} onChange={setValue} max={3} {...props} />;
}

beforeEach(() => {
  previews.clear();
  URL.createObjectURL = (file) => {
    const address = `blob:${(file as File).name}-${previews.size}`;
    previews.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
});

/** What an event of the clipboard or of a drag carries. */
const carrying = (files: File[]) => ({
  files,
  items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  types: files.length > 0 ? ['Files'] : ['text/plain'],
});

const open = (props: FieldProps = {}) => showComponent(<Field {...props} />);
const names = () => values.map((file) => (file as File).name);
const field = () => screen.getByRole('group', { name: /Photos/ });
const button = (name: string) => screen.getByRole('button', { name });
const tile = (name: string) => screen.getByText(name, { selector: 'span' }).closest('li') as HTMLElement;

async function choose(...files: File[]) {
  const input = field().querySelector<HTMLInputElement>('input[accept="image/*"]');
  if (input) await userEvent.upload(input, files, { applyAccept: false });
}

function drop(...files: File[]) {
  const zone = field().querySelector('.mantine-Dropzone-root');
  if (zone) fireEvent.drop(zone, { dataTransfer: carrying(files) });
}

test('what is chosen is made small, shown by name, and handed to the form', async () => {
  await open();
  await choose(picture('bread.jpg'), picture('cake.jpg'));
  await waitFor(() => expect(names()).toEqual(['bread.jpg', 'cake.jpg']));
  expect(tile('cake.jpg').querySelector('img')?.src).toContain('blob:cake.jpg');
});

test('what is no picture is named, and what is too much is told (PICTURE-4)', async () => {
  await open();
  await choose(LETTER);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The file "letter.pdf" is not an image.No valid images were selected.');
  drop(LETTER);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No valid images were dropped.'));
  drop(picture('1.jpg'), picture('2.jpg'), picture('3.jpg'), picture('4.jpg'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('The limit of allowed images has been reached'),
  );
  await waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg']));
});

test('stored pictures take room, and without room nothing more is offered', async () => {
  await open({ stored: [1, 2].map((id) => ({ id, picture: null, name: `Stored ${id}` })) });
  await choose(picture('bread.jpg'));
  await waitFor(() => expect(names()).toEqual(['bread.jpg']));
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull();
});

test('a picture that is pasted is taken; text is left alone', async () => {
  await open();
  const paste = (files: File[]) => fireEvent.paste(document.body, { clipboardData: carrying(files) });
  expect(paste([])).toBe(true);
  expect(paste([picture('screen.png')])).toBe(false);
  await waitFor(() => expect(names()).toEqual(['screen.png']));
});

test('what is pasted into a text field as text and as its picture is text there, and a picture alone is taken', async () => {
  const taken = vi.fn();
  await showComponent(
    <>
      <textarea aria-label="Description" />
      <input type="checkbox" aria-label="On sale" />
      <PictureField label="Logo" value={[]} onChange={taken} />
    </>,
  );
  const pasteAs = (types: string[], into = screen.getByRole('textbox', { name: 'Description' })) =>
    fireEvent.paste(into, {
      clipboardData: { ...carrying([picture('cell.png')]), types },
    });
  // As a spreadsheet copies a cell.
  expect(pasteAs(['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(pasteAs(['Files'])).toBe(false);
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
  // No text is written there.
  expect(pasteAs(['text/plain', 'Files'], screen.getByRole('checkbox'))).toBe(false);
});

test('of two fields the one that is pasted into takes the picture', async () => {
  const taken = { first: vi.fn(), second: vi.fn() };
  await showComponent(
    <>
      <PictureField label="Logo" value={[]} onChange={taken.first} />
      <PictureField label="Banner" value={[]} onChange={taken.second} />
    </>,
  );
  const banner = screen.getByRole('group', { name: /Banner/ });
  fireEvent.paste(within(banner).getByRole('button'), { clipboardData: carrying([picture('b.png')]) });
  await waitFor(() => expect(taken.second).toHaveBeenCalledOnce());
  expect(taken.first).not.toHaveBeenCalled();
  // Pasted into nothing in particular, the first one takes it.
  fireEvent.paste(document.body, { clipboardData: carrying([picture('c.png')]) });
  await waitFor(() => expect(taken.first).toHaveBeenCalledOnce());
  expect(taken.second).toHaveBeenCalledOnce();
});

test('where there is one picture the next one takes its place', async () => {
  await open({ max: 1 });
  await choose(picture('old.jpg'));
  await waitFor(() => expect(names()).toEqual(['old.jpg']));
  await choose(picture('new.jpg'));
  await waitFor(() => expect(names()).toEqual(['new.jpg']));
});

test('a picture that cannot be made small says so, is tried again and taken away', async () => {
  vi.mocked(shrinkPicture).mockRejectedValueOnce(new Error('no picture'));
  await open();
  await choose(picture('broken.jpg'), picture('fine.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe('Error compressing the image. Please try again.');
  // A failed one holds up no other.
  await waitFor(() => expect(names()).toEqual(['fine.jpg']));
  await userEvent.click(button('Retry broken.jpg'));
  await waitFor(() => expect(names()).toEqual(['fine.jpg', 'broken.jpg']));
  await userEvent.click(button('Remove broken.jpg'));
  expect(names()).toEqual(['fine.jpg']);
});

test('what is on its way can be called off, and never arrives', async () => {
  const way = Promise.withResolvers<File>();
  vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
  await open();
  await choose(picture('slow.jpg'), picture('next.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel uploading slow.jpg' }));
  way.resolve(picture('slow.jpg'));
  await waitFor(() => expect(names()).toEqual(['next.jpg']));
  expect(vi.mocked(shrinkPicture).mock.calls[0]?.[1].aborted).toBe(true);
});

test('pictures are put in order by buttons, with the keyboard alone', async () => {
  await open();
  await choose(picture('a.jpg'), picture('b.jpg'));
  await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg']));
  button('Move b.jpg one place earlier').focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['b.jpg', 'a.jpg']);
  expect(button('Move b.jpg one place earlier').getAttribute('aria-disabled')).toBe('true');
});

test('pictures are put in order by drag', async () => {
  await open();
  await choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  await waitFor(() => expect(names()).toHaveLength(3));
  const dataTransfer = { files: [], items: [], types: [], effectAllowed: '' };
  fireEvent.dragStart(tile('c.jpg'), { dataTransfer });
  fireEvent.dragOver(tile('a.jpg'), { dataTransfer });
  fireEvent.drop(tile('a.jpg'), { dataTransfer });
  expect(names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
});

test('previews are given back when they are no longer shown', async () => {
  await open();
  await choose(picture('a.jpg'));
  await waitFor(() => expect(names()).toEqual(['a.jpg']));
  expect(previews.size).toBe(1);
  await userEvent.click(button('Remove a.jpg'));
  expect(previews.size).toBe(0);
});

test('a picture that is sent at once shows how far it is, and leaves the field when it is there', async () => {
  const way = Promise.withResolvers<void>();
  const upload = vi.fn<UploadPicture>((_, { onProgress }) => {
    onProgress(0.4);
    return way.promise;
  });
  await open({ upload });
  await choose(picture('bread.jpg'));
  const bar = await screen.findByRole('progressbar', { name: 'bread.jpg' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  way.resolve();
  await waitFor(() => expect(screen.queryByText('bread.jpg')).toBeNull());
  expect(values).toEqual([]);
});

const refusedWith = (status: number, code: string) => ({ status, data: { detail: '', message: '', code } });

test.each([
  [refusedWith(404, 'not_found'), 'The image you are trying to upload was not found.'],
  [{ status: 'FETCH_ERROR', error: 'gone' }, 'An error occurred while making the request.'],
  [refusedWith(500, 'internal'), 'An unexpected error occurred.'],
  [refusedWith(413, 'upload_too_large'), 'The photo is over 5 MB. Choose a smaller one.'],
  [refusedWith(409, 'image_limit'), 'The limit of allowed images has been reached'],
])('an upload refused with %j says why, and is tried again', async (error, words) => {
  const upload = vi.fn<UploadPicture>().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined);
  await open({ upload });
  await choose(picture('bread.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await userEvent.click(button('Retry bread.jpg'));
  await waitFor(() => expect(screen.queryByText('bread.jpg')).toBeNull());
});

test('axe finds nothing on a field with pictures in every state', async () => {
  vi.mocked(shrinkPicture).mockRejectedValueOnce(new Error('no picture'));
  await open({ stored: [{ id: 1, picture: null, name: 'Stored' }] });
  await choose(picture('broken.jpg'), picture('fine.jpg'));
  await waitFor(() => expect(names()).toEqual(['fine.jpg']));
  await expectAccessible();
});
