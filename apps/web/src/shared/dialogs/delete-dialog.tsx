import { Text } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';

interface DeleteDialogProps {
  opened: boolean;
  /** What is deleted. */
  name: string;
  /** Of what is deleted; null when it has none, left out for things without pictures. */
  picture?: PictureData | null;
  /** The question, with the name in it, where docs/product has its own. */
  question?: string;
  /** What else is to be known before. */
  children?: ReactNode;
  /** The call; what it is refused with is said in the dialog. */
  onDelete: () => PromiseLike<{ readonly error?: unknown }>;
  /** What follows once the server has deleted it. */
  onDeleted?: () => void;
  onClose: () => void;
}

/**
 * Asks before something of an owner's or an Admin's is deleted, by its name and picture. The focus starts on Cancel and
 * returns to where it came from.
 */
export function DeleteDialog({
  opened,
  name,
  picture,
  question,
  children,
  onDelete,
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const { t } = useTranslation('controls');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={question ?? t('delete.ask', { name })}
      act={{ label: t('delete.confirm'), isDangerous: true, run: onDelete, ...(onDeleted && { onDone: onDeleted }) }}
    >
      {picture !== undefined && (
        <span style={{ display: 'block', maxWidth: '20rem' }}>
          <Picture picture={picture} alt={name} ratio={4 / 3} sizes="320px" />
        </span>
      )}
      {children}
      <Text c="dimmed">{t('delete.forGood')}</Text>
    </Dialog>
  );
}
