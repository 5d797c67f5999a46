import type { Picture as PictureData } from '@mercadito/contracts/common';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Picture } from '../ui/picture.tsx';
import { PictureTile, TileAction } from './picture-tile.tsx';

/** A picture that the server has. */
export interface StoredPicture {
  readonly id: number;
  readonly picture: PictureData | null;
  /** What it shows, such as the product's name. */
  readonly name: string;
}

interface StoredTileProps {
  picture: StoredPicture;
  onRemove: ((picture: StoredPicture) => void) | undefined;
  disabled: boolean;
  /** What else can be done with it. */
  actions?: ReactNode;
}

export function StoredTile({ picture, onRemove, disabled, actions }: StoredTileProps) {
  const { t } = useTranslation('kit');
  const { name } = picture;
  return (
    <PictureTile
      image={<Picture picture={picture.picture} alt="" ratio={1} sizes="160px" />}
      name={name}
      actions={
        <>
          {actions}
          {onRemove && (
            <TileAction
              icon={IconTrash}
              label={t('common:removeNamed', { name })}
              onClick={() => onRemove(picture)}
              disabled={disabled}
            />
          )}
        </>
      }
    />
  );
}
