import { Button, FileButton } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { useRef } from 'react';
import { useUploadAccountPictureMutation } from '../../entities/accounts/own-account.api.ts';
import { useBusy } from '../../shared/api/use-action.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { tell, tellError, tellNotice } from '../../shared/ui/toast.tsx';
import classes from './profile.module.css';

// As long as a slow telephone takes for a large picture.
const SHRINK_MS = 60_000;

/** A person's picture, else the first letters of their names; and another one in its place. */
export function OwnPicture({ user: { first_name, last_name, profile } }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const [sendPicture] = useUploadAccountPictureMutation();
  const { isBusy, during } = useBusy();
  const reset = useRef<() => void>(null);
  const replace = async (file: File): Promise<void> => {
    // The same one can be chosen again, after it did not go through.
    reset.current?.();
    const image = await shrinkPicture(file, AbortSignal.timeout(SHRINK_MS)).catch(() => null);
    if (!image) return tellNotice(t('picture.unreadable'));
    const { error } = await sendPicture({ image });
    if (error) tellError(error);
    else tell(t('picture.done'));
  };
  return (
    <div className={classes.face}>
      <span className={classes.initials} aria-hidden="true">
        {profile.image_picture ? (
          <Picture picture={profile.image_picture} alt="" ratio={1} sizes="72px" />
        ) : (
          first_name.charAt(0) + last_name.charAt(0)
        )}
      </span>
      <FileButton accept="image/*" resetRef={reset} onChange={(file) => void (file && during(() => replace(file)))}>
        {(props) => (
          <Button {...props} variant="subtle" px={0} loading={isBusy}>
            {t(profile.image_picture ? 'picture.change' : 'picture.add')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
