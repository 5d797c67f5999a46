import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { PictureTile, TileAction, usePreview } from './picture-tile.tsx';

interface ReadyTilesProps {
  files: readonly File[];
  shares: readonly number[] | undefined;
  disabled: boolean;
  onRemove: (file: File) => void;
  onMove: (from: number, by: number) => void;
}

/** The pictures that wait for the form, in the order they will have: moved by buttons, or by drag (WCAG 2.5.7). */
export function ReadyTiles({ files, shares, disabled, onRemove, onMove }: ReadyTilesProps) {
  const dragged = useRef<number | null>(null);
  const keyOf = useKeys();
  const canMove = files.length > 1 && !disabled;
  const dragAt = (at: number) => ({
    draggable: canMove,
    onDragStart: (event: DragEvent) => {
      dragged.current = at;
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(dragged.current, at - dragged.current);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
  return files.map((file, at) => (
    <ReadyTile
      key={keyOf(file)}
      file={file}
      share={shares?.[at]}
      place={{ at, of: files.length }}
      disabled={disabled}
      onRemove={() => onRemove(file)}
      onMove={(by) => onMove(at, by)}
      drag={dragAt(at)}
    />
  ));
}

interface ReadyTileProps {
  file: File;
  share: number | undefined;
  place: { readonly at: number; readonly of: number };
  disabled: boolean;
  onRemove: () => void;
  onMove: (by: number) => void;
  drag: object;
}

function ReadyTile({ file, share, place, disabled, onRemove, onMove, drag }: ReadyTileProps) {
  const { t } = useTranslation('controls');
  const { name } = file;
  return (
    <PictureTile
      {...drag}
      image={<img src={usePreview(file)} alt="" />}
      name={name}
      share={share}
      actions={
        <>
          {place.of > 1 && (
            <>
              <TileAction
                icon={IconArrowLeft}
                label={t('pictures.earlier', { name })}
                onClick={() => onMove(-1)}
                disabled={disabled || place.at === 0}
              />
              <TileAction
                icon={IconArrowRight}
                label={t('pictures.later', { name })}
                onClick={() => onMove(1)}
                disabled={disabled || place.at === place.of - 1}
              />
            </>
          )}
          <TileAction
            icon={IconTrash}
            label={t('common:removeNamed', { name })}
            onClick={onRemove}
            disabled={disabled}
          />
        </>
      }
    />
  );
}

/** A key for each file that stays when it is moved; two may have the same name. */
function useKeys(): (file: File) => number {
  const keys = useRef(new WeakMap<File, number>());
  const last = useRef(0);
  return (file) => {
    const known = keys.current.get(file);
    if (known !== undefined) return known;
    last.current += 1;
    keys.current.set(file, last.current);
    return last.current;
  };
}
