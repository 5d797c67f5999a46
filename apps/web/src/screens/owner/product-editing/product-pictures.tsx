import type { ProductDetails } from '@mercadito/contracts/products';
import { MAX_EXTRA_IMAGES } from '@mercadito/domain/catalog/limits';
import { IconArrowLeft, IconArrowRight, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import {
  useDeleteProductImagesMutation,
  useOrderProductImagesMutation,
  useSetMainPictureMutation,
  useUploadProductImagesMutation,
  useUploadProductPhotoMutation,
} from '../../../entities/products/product-editing.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { moved } from '../../../shared/pictures/picture-rules.ts';
import { type StoredPicture, TileAction } from '../../../shared/pictures/picture-tile.tsx';
import { replaceBy, uploadBy } from '../../../shared/pictures/use-upload.ts';
import { tellError } from '../../../shared/ui/toast.tsx';
import type { VersionedAnswer, VersionedSave } from './use-product-version.ts';

interface ProductPicturesProps {
  product: ProductDetails;
  send: VersionedSave;
}

const inNoForm = () => undefined;

/** A running call beside the form, as `uploadBy` wants it. */
const sendPicture = (
  send: VersionedSave,
  running: ReturnType<ReturnType<typeof useUploadProductPhotoMutation>[0]>,
) => ({
  abort: () => running.abort(),
  unwrap: async () => {
    const { error } = await send(() => running);
    if (error !== undefined) throw error;
  },
});

/** The main picture of a product that is there: another one takes its place at once. */
export function MainPicture({ product, send }: ProductPicturesProps) {
  const { t } = useTranslation('ownerProduct');
  const [replace] = useUploadProductPhotoMutation();
  const { name, photo_picture: picture } = product;
  return (
    <PictureField
      label={t('form.photo')}
      description={t('form.photoHelp')}
      required
      value={[]}
      onChange={inNoForm}
      stored={picture ? [{ id: product.id, picture, name }] : []}
      upload={replaceBy({
        before: picture,
        message: t('pictures.replaced', { name }),
        start: (photo, onProgress) =>
          sendPicture(
            send,
            replace({ company_id: product.company, product_id: product.id, photo: [photo], onProgress }),
          ),
      })}
    />
  );
}

/** Its further ones, each change of which is made at once. */
export function FurtherPictures({ product, send }: ProductPicturesProps) {
  const { t } = useTranslation('ownerProduct');
  const [add] = useUploadProductImagesMutation();
  const [remove] = useDeleteProductImagesMutation();
  const [removed, setRemoved] = useState<StoredPicture | null>(null);
  const company_id = product.company;
  const stored = product.images.map(({ id, picture }, at) => ({
    id,
    picture,
    name: t('pictures.number', { number: at + 2 }),
  }));
  return (
    <>
      <PictureField
        label={t('form.more')}
        description={t('form.moreHelp')}
        max={MAX_EXTRA_IMAGES}
        value={[]}
        onChange={inNoForm}
        stored={stored}
        uploadWords={{ unexpected: t('pictures.uploadFailed') }}
        onRemoveStored={setRemoved}
        storedActions={(picture) => <Places product={product} picture={picture} send={send} />}
        upload={uploadBy((image, onProgress) =>
          sendPicture(send, add({ company_id, product_id: product.id, uploaded_images: [image], onProgress })),
        )}
      />
      <DeleteDialog
        opened={removed !== null}
        name={removed?.name ?? ''}
        picture={removed?.picture ?? null}
        question={t('pictures.delete')}
        onDelete={() => send(() => remove({ company_id, images_ids: removed ? [removed.id] : [] }))}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

/** Where a further picture stands: among the others, or as the main one (PRODUCT-12). */
function Places({ product, picture, send }: ProductPicturesProps & { picture: StoredPicture }) {
  const { t } = useTranslation('ownerProduct');
  const [order, { isLoading: isOrdering }] = useOrderProductImagesMutation();
  const [makeMain, { isLoading: isChanging }] = useSetMainPictureMutation();
  const ids = product.images.map(({ id }) => id);
  const at = ids.indexOf(picture.id);
  const isBusy = isOrdering || isChanging;
  const place = { company_id: product.company, product_id: product.id };
  const { name } = picture;

  const change = async (call: () => PromiseLike<VersionedAnswer>) => {
    const { error } = await send(call);
    if (error !== undefined) tellError(error);
  };
  const move = (by: number) => void change(() => order({ ...place, images_ids: moved(ids, at, by) }));
  return (
    <>
      <TileAction
        icon={IconStar}
        label={t('pictures.main', { name })}
        onClick={() => void change(() => makeMain({ ...place, image_id: picture.id }))}
        disabled={isBusy}
      />
      {ids.length > 1 && (
        <>
          <TileAction
            icon={IconArrowLeft}
            label={t('controls:pictures.earlier', { name })}
            onClick={() => move(-1)}
            disabled={isBusy || at === 0}
          />
          <TileAction
            icon={IconArrowRight}
            label={t('controls:pictures.later', { name })}
            onClick={() => move(1)}
            disabled={isBusy || at === ids.length - 1}
          />
        </>
      )}
    </>
  );
}
