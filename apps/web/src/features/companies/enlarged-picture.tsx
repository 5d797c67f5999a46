import { Modal } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Picture } from '../../shared/ui/picture.tsx';

interface EnlargedPictureProps {
  picture: PictureData;
  name: string;
  onClose: () => void;
}

export function EnlargedPicture({ picture, name, onClose }: EnlargedPictureProps) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': t('close') }}>
      <Picture picture={picture} alt={name} sizes="(min-width: 30em) 27rem, 90vw" isEager />
    </Modal>
  );
}
