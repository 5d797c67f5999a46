import type { Account } from '@mercadito/contracts/accounts';
import { useUploadAccountPictureMutation } from '../../entities/accounts/own-account.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PictureButton } from '../../shared/pictures/picture-button.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import classes from './profile.module.css';

/** A person's picture, else the first letters of their names; and another one in its place. */
export function OwnPicture({ user: { first_name, last_name, profile } }: { user: Account }) {
  const { t } = useTranslation('ownData');
  const [sendPicture] = useUploadAccountPictureMutation();
  return (
    <div className={classes.face}>
      <span className={classes.initials} aria-hidden="true">
        {profile.image_picture ? (
          <Picture picture={profile.image_picture} alt="" ratio={1} sizes="72px" />
        ) : (
          first_name.charAt(0) + last_name.charAt(0)
        )}
      </span>
      <PictureButton
        send={(image) => sendPicture({ image })}
        words={{ done: t('picture.done'), unreadable: t('picture.unreadable') }}
        variant="subtle"
        px={0}
      >
        {t(profile.image_picture ? 'picture.change' : 'picture.add')}
      </PictureButton>
    </div>
  );
}
