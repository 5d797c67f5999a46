import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { IconRefresh, IconTrash, IconX, type TablerIcon } from '@tabler/icons-react';
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Picture } from '../ui/picture.tsx';
import classes from './picture-field.module.css';
import type { WaitingPicture } from './use-pictures.ts';
import { type UploadWords, uploadFailureText } from './use-upload.ts';

interface PictureTileProps extends HTMLAttributes<HTMLLIElement> {
  /** The picture itself, in the box it is shown in. */
  image: ReactNode;
  /** What it is called. */
  name: string;
  /** How it is on its way, in words; and how far, 0 to 1. */
  note?: ReactNode;
  share?: number | undefined;
  /** What can be done with it. */
  actions: ReactNode;
}

/** One picture of a field: what it shows, what it is called, how it is on its way and what can be done with it. */
export function PictureTile({ image, name, note, share, actions, ...box }: PictureTileProps) {
  return (
    <li className={classes.tile} {...box}>
      <span className={classes.image}>{image}</span>
      <span className={classes.name}>{name}</span>
      {share !== undefined && <Progress value={share * 100} size="sm" aria-label={name} />}
      {note}
      <Group component="span" mt="auto" align="stretch" gap="xxs">
        {actions}
      </Group>
    </li>
  );
}

interface TileActionProps {
  icon: TablerIcon;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A sign that does something with one picture; its label names both. */
export function TileAction({ icon: Icon, label, onClick, disabled = false }: TileActionProps) {
  return (
    <ActionIcon variant="default" aria-label={label} onClick={onClick} disabled={disabled}>
      <Icon size={20} />
    </ActionIcon>
  );
}

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
  const { t } = useTranslation('controls');
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

interface WaitingTileProps {
  picture: WaitingPicture;
  /** The words for one that cannot be made small. */
  unreadable: string;
  /** The words for one that could not be sent. */
  uploadWords: UploadWords | undefined;
  onCancel: () => void;
  onRetry: () => void;
}

/** A picture on its way: how far it is, the way to call it off, and what to do when it has failed. */
export function WaitingTile({ picture, unreadable, uploadWords, onCancel, onRetry }: WaitingTileProps) {
  const { t } = useTranslation('controls');
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
          <Text size="sm" c="dimmed">
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

/** An address for a picture of this device, given back when it is no longer shown. */
export function usePreview(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A picture of this device where the stored one will stand. */
export function PickedPicture({ picture, ratio }: { picture: Blob; ratio: number }) {
  return <img className={classes.picked} src={usePreview(picture)} alt="" style={{ aspectRatio: ratio }} />;
}
