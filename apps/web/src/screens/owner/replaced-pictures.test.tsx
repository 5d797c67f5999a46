import { listProductCategories } from '@mercadito/contracts/categories';
import { getAbout, uploadAboutImage } from '@mercadito/contracts/customization';
import { getProduct, uploadProductPhoto } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { anAbout } from '../../../test/fixtures/customization.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, beginPicture } from '../../../test/harness/pick-picture.ts';
import { reply } from '../../../test/harness/replies.ts';

const FORMER = aPicture({ base: '/media/former', widths: [160, 640] });
const OTHER = aPicture({ base: '/media/other' });
const undo = () => screen.findByRole('button', { name: 'Undo' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

/** The server's files, beside its calls; answers what each was asked, and the pictures that went out. */
function watchFiles(answerOf: (path: string) => Pick<Response, 'ok' | 'blob'>) {
  const { fetch } = window;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path.startsWith('/media/') ? answerOf(path) : fetch(path, init),
  );
  const append = vi.spyOn(FormData.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  return () => Promise.all(append.mock.calls.flatMap(([, value]) => (value instanceof File ? [textOf(value)] : [])));
}
const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
const fileAt = (path: string) => ({ ok: true, blob: async () => new Blob([path]) });

const openProduct = (photo_picture: ReturnType<typeof aPicture> | null) =>
  openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [
      reply(getProduct, aProductPage({ photo_picture })),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(uploadProductPhoto, aProductPage({ photo_picture: OTHER })),
    ],
  });

test('a live photo that a paste has replaced is put back by Undo (PICTURE-9)', async () => {
  const at = await openProduct(FORMER);
  const sent = watchFiles(fileAt);
  await screen.findByRole('group', { name: /^Photo/ });
  fireEvent.paste(document.body, { clipboardData: { files: [aPictureFile('pasted.jpg')], types: ['Files'] } });
  expect(await screen.findByText('The photo of Burrito de deshebrada roja was replaced')).toBeTruthy();
  await userEvent.click(await undo());
  await waitFor(() => expect(at.calls.to(uploadProductPhoto)).toHaveLength(2));
  expect(await sent()).toEqual(['pixels', '/media/former/640.webp']);
});

test('a first photo replaces none, and there is nothing to undo', async () => {
  const at = await openProduct(null);
  await beginPicture(/^Photo/, aPictureFile('first.jpg'));
  await waitFor(() => expect(at.calls.to(uploadProductPhoto)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('first.jpg')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a photo that cannot be put back says so', async () => {
  const at = await openProduct(FORMER);
  watchFiles(() => ({ ok: false, blob: async () => new Blob() }));
  await beginPicture(/^Photo/, aPictureFile('other.jpg'));
  await userEvent.click(await undo());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(at.calls.to(uploadProductPhoto)).toHaveLength(1);
});

test('the picture of an about page that was replaced is put back by Undo', async () => {
  const at = await openScreen('/put-about-company', {
    as: anOwner(),
    replies: [
      reply(getAbout, anAbout({ image_picture: FORMER })),
      reply(uploadAboutImage, anAbout({ image_picture: OTHER })),
    ],
  });
  const sent = watchFiles(fileAt);
  await beginPicture(/Image/, aPictureFile('other.jpg'));
  expect(await screen.findByText('The image was saved')).toBeTruthy();
  await userEvent.click(await undo());
  await waitFor(() => expect(at.calls.to(uploadAboutImage)).toHaveLength(2));
  expect(await sent()).toEqual(['pixels', '/media/former/640.webp']);
});
