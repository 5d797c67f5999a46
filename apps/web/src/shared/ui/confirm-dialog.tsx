import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question, with the object's name in it. */
  title: string;
  children?: ReactNode;
  /** What the button does: "Cancel order", never "OK". */
  confirmLabel: string;
  /** The safe button; "Cancel" unless that would be mistaken for the act. */
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
}

/** Asks before what cannot be undone. The focus starts on the safe button and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, children, confirmLabel, cancelLabel, isDangerous, isBusy } = props;
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} role="alertdialog" withCloseButton={false}>
      <Stack gap="lg">
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button color={isDangerous ? 'red' : undefined} onClick={onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
