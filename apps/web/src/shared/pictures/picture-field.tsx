import { Alert, Button, FileButton, Group, Input, List } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { FieldBox } from '../forms/field-box.tsx';
import { useFieldWork } from '../forms/field-work.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import words from '../ui/words.module.css';
import classes from './picture-field.module.css';
import type { PickRefusal } from './picture-rules.ts';
import { type StoredPicture, StoredTile, WaitingTile } from './picture-tile.tsx';
import { ReadyTiles } from './ready-tiles.tsx';
import { type UploadPicture, usePastedFiles, usePictures } from './use-pictures.ts';
import type { UploadWords } from './use-upload.ts';

interface PictureFieldProps {
  label: string;
  description?: string;
  value: readonly Blob[];
  onChange: (value: readonly File[]) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The field's name in its form. */
  'data-path'?: string;
  /** How many there may be in all; one replaces the other where it is 1. */
  max?: number;
  /** Those that the server has already; they count among `max`. */
  stored?: readonly StoredPicture[];
  onRemoveStored?: (picture: StoredPicture) => void;
  /** What else can be done with one of them. */
  storedActions?: (picture: StoredPicture) => ReactNode;
  /** Sends each picture as soon as it is small; without it they wait for the form. */
  upload?: UploadPicture;
  /** While the form is sent: how much of each picture has left, 0 to 1. */
  shares?: readonly number[];
  /** The words for a picture that cannot be made small, where docs/product has some of its own. */
  unreadable?: string;
  /** The words for a picture that could not be sent. */
  uploadWords?: UploadWords;
}

/** Pictures by camera, choice, drop or paste, made small in the browser (PICTURE-3). The form around it waits for them. */
export function PictureField({
  label,
  description,
  value,
  onChange,
  error,
  required = false,
  disabled = false,
  max = 1,
  stored = [],
  onRemoveStored,
  storedActions,
  upload,
  shares,
  unreadable,
  uploadWords,
  'data-path': name = '',
}: PictureFieldProps) {
  const { t } = useTranslation('controls');
  const id = useId();
  const files = value as readonly File[];
  const pictures = usePictures({ value: files, onChange, max, stored: stored.length, upload });
  const failed = pictures.waiting.filter(({ state }) => state === 'failed').length;
  useFieldWork({ isBusy: pictures.waiting.length > failed, failed });
  const paste = usePastedFiles((pasted) => pictures.add(pasted, 'dropped'), disabled);
  const hasRoom = pictures.room > 0 || max === 1;
  return (
    <FieldBox name={name}>
      <Input.Wrapper
        ref={paste}
        size="md"
        id={id}
        role="group"
        labelElement="div"
        aria-labelledby={`${id}-label`}
        aria-describedby={
          [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        label={label}
        description={description}
        error={error}
        required={required}
      >
        <Dropzone
          className={classes.zone}
          onDrop={(dropped) => pictures.add(dropped, 'dropped')}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          disabled={disabled}
          tabIndex={undefined}
          multiple
          inputProps={{ tabIndex: -1, 'aria-hidden': true }}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul role="list" className={classes.tiles} aria-label={label}>
            {stored.map((picture) => (
              <StoredTile
                key={picture.id}
                picture={picture}
                onRemove={onRemoveStored}
                disabled={disabled}
                actions={storedActions?.(picture)}
              />
            ))}
            <ReadyTiles
              files={files}
              shares={shares}
              disabled={disabled}
              onRemove={pictures.remove}
              onMove={pictures.move}
            />
            {pictures.waiting.map((picture) => (
              <WaitingTile
                key={picture.id}
                picture={picture}
                unreadable={unreadable ?? t('pictures.unreadable')}
                uploadWords={uploadWords}
                onCancel={() => pictures.cancel(picture)}
                onRetry={() => pictures.retry(picture)}
              />
            ))}
          </ul>
          {hasRoom && (
            <Ways
              of={label}
              isOne={max === 1}
              disabled={disabled}
              onPick={(picked) => pictures.add(picked, 'selected')}
            />
          )}
        </Dropzone>
      </Input.Wrapper>
      <Refusals refusals={pictures.refusals} />
    </FieldBox>
  );
}

interface WaysProps {
  /** What the pictures are of. */
  of: string;
  isOne: boolean;
  disabled: boolean;
  onPick: (files: readonly File[]) => void;
}

/** The camera on what has one at hand, and the choice among what is there. */
function Ways({ of, isOne, disabled, onPick }: WaysProps) {
  const { t } = useTranslation('controls');
  const isHandheld = useMedia('(pointer: coarse)');
  const choose = t(isOne ? 'pictures.chooseOne' : 'pictures.choose');
  const take = (picked: File[]) => {
    if (picked.length > 0) onPick(picked);
  };
  // One file may be chosen again after it was removed.
  const inputProps = { onClick: (event: { currentTarget: HTMLInputElement }) => resetInput(event.currentTarget) };
  return (
    <Group className={classes.ways} gap="sm">
      {isHandheld && (
        <FileButton
          multiple
          accept="image/*"
          capture="environment"
          onChange={take}
          disabled={disabled}
          inputProps={inputProps}
        >
          {(button) => (
            <Button
              {...button}
              variant="light"
              disabled={disabled}
              leftSection={<IconCamera size={20} />}
              aria-label={t('common:partOf', { what: t('pictures.camera'), whole: of })}
            >
              {t('pictures.camera')}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton multiple accept="image/*" onChange={take} disabled={disabled} inputProps={inputProps}>
        {(button) => (
          <Button
            {...button}
            variant="light"
            disabled={disabled}
            leftSection={<IconPhotoPlus size={20} />}
            aria-label={t('common:partOf', { what: choose, whole: of })}
          >
            {choose}
          </Button>
        )}
      </FileButton>
      {!isHandheld && <span className={words.small}>{t('pictures.dropHint')}</span>}
    </Group>
  );
}

const resetInput = (input: HTMLInputElement): void => {
  input.value = '';
};

/** What was not taken of the files that were given last, and why. */
function Refusals({ refusals }: { refusals: readonly PickRefusal[] }) {
  const { t } = useTranslation('controls');
  if (refusals.length === 0) return null;
  return (
    <Alert color="red" role="alert" mt="xs">
      <List listStyleType="none">
        {refusals.map((refusal) => (
          <List.Item key={`${refusal.kind} ${'name' in refusal ? refusal.name : ''}`}>
            {refusal.kind === 'notImage'
              ? t('pictures.notImage', { name: refusal.name })
              : t(`pictures.${refusal.kind}`)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
