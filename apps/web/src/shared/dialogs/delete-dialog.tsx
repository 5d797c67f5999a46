import { Button, Group, Stack, Text } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { type ReactNode, useState } from 'react';
import { FormFailure } from '../forms/form-failure.tsx';
import { useFocusBack } from '../hooks/use-focus-back.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import classes from './delete-dialog.module.css';

interface DeleteDialogProps {
  opened: boolean;
  /** What is deleted. */
  name: string;
  /** Its picture, null when it has none; left out for things without pictures. */
  picture?: PictureData | null;
  /** The question, with the name in it, where docs/product has its own. */
  question?: string;
  /** What else is to be known before. */
  children?: ReactNode;
  /** The call; what it is refused with is said in the dialog. */
  onDelete: () => PromiseLike<{ readonly error?: unknown }>;
  /** It is gone. */
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
  const { t } = useTranslation('kit');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useFocusBack(opened);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const remove = async () => {
    setBusy(true);
    const { error } = await onDelete();
    setBusy(false);
    setFailure(error ?? null);
    if (error !== undefined) return;
    onClose();
    onDeleted?.();
  };
  return (
    <Modal
      opened={opened}
      // What is on its way is not called off by looking away.
      onClose={() => !isBusy && close()}
      title={question ?? t('delete.ask', { name })}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Stack>
        {picture !== undefined && (
          <span className={classes.picture}>
            <Picture picture={picture} alt={name} ratio={4 / 3} sizes="320px" />
          </span>
        )}
        {children}
        <Text c="dimmed">{t('delete.forGood')}</Text>
        <FormFailure error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button color="red" onClick={() => void remove()} loading={isBusy}>
            {t('delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
