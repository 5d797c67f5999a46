import { Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { PictureTile, TileAction } from './picture-tile.tsx';
import { type UploadWords, uploadFailureText } from './upload-failure-text.ts';
import type { WaitingPicture } from './use-pictures.ts';
import { usePreview } from './use-preview.ts';

interface WaitingTileProps {
  picture: WaitingPicture;
  /** The words for one that cannot be made small. */
  unreadable: string;
  /** The same for one that could not be sent. */
  uploadWords: UploadWords | undefined;
  onCancel: () => void;
  onRetry: () => void;
}

/** A picture on its way: how far it is, the way to call it off, and what to do when it has failed. */
export function WaitingTile({ picture, unreadable, uploadWords, onCancel, onRetry }: WaitingTileProps) {
  const { t } = useTranslation('kit');
  const { file, state, share, failure } = picture;
  const { name } = file;
  const words = failure && (failure.isUnreadable ? unreadable : uploadFailureText(failure.error, t, uploadWords));
  return (
    <PictureTile
      aria-busy={failure === null}
      image={<img src={usePreview(file)} alt="" />}
      name={name}
      share={state === 'uploading' ? share : undefined}
      note={
        words ? (
          <Text size="sm" c="red" role="alert">
            {words}
          </Text>
        ) : (
          <Text size="sm" c="dimmed" role="status">
            {t(state === 'uploading' ? 'pictures.uploading' : 'pictures.preparing')}
          </Text>
        )
      }
      actions={
        <>
          {failure && <TileAction icon={IconRefresh} label={t('pictures.retry', { name })} onClick={onRetry} />}
          <TileAction
            icon={IconX}
            label={failure ? t('common:removeNamed', { name }) : t('pictures.cancel', { name })}
            onClick={onCancel}
          />
        </>
      }
    />
  );
}
