import type { Picture as PictureData } from '@mercadito/contracts/common';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';

interface EnlargedPictureProps {
  opened: boolean;
  picture: PictureData;
  name: string;
  onClose: () => void;
}

/** A picture as large as a dialog is. */
export function EnlargedPicture({ opened, picture, name, onClose }: EnlargedPictureProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={name}>
      <Picture picture={picture} alt={name} sizes="(min-width: 30em) 27rem, 90vw" isEager fit="contain" />
    </Dialog>
  );
}
