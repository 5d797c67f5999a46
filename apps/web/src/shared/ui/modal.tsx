// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { Modal as KitModal, type ModalProps } from '@mantine/core';
import { useClosedByBack } from '../navigation/use-closed-by-back.ts';

/** The kit's modal window, which Back closes as well. */
export function Modal(props: ModalProps) {
  useClosedByBack(props.opened, props.onClose);
  return <KitModal {...props} />;
}
