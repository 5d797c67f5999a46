import { Button, Text } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import classes from './own-review.module.css';
import type { SendOpinion } from './review-dialog.tsx';

const ReviewDialog = lazyChunk(() => import('./review-dialog.tsx').then((m) => m.ReviewDialog));

interface WaysProps {
  /** The own review there is; null for a first one. */
  own: Review | null;
  onWrite: () => void;
}

/** What stands above the reviews for whoever has written none: a visitor is asked in, an owner is told why not. */
export function ReviewInvitation({ isOwner, own, onWrite }: WaysProps & { isOwner: boolean }) {
  const { t } = useTranslation('reviews');
  const { user } = useSession();
  const signInLink = useSignInLink();
  if (own) return null;
  if (isOwner) return <Text c="dimmed">{t('own.owner')}</Text>;
  if (user) return <WriteReview own={own} onWrite={onWrite} />;
  return (
    <div className={classes.invitation}>
      <Text>{t('own.invite')}</Text>
      <Button component={Link} to={signInLink} variant="light">
        {t('own.signIn')}
      </Button>
    </div>
  );
}

/** The button that opens the form: Add Review, or Edit of the own one. */
export function WriteReview({ own, onWrite }: WaysProps) {
  const { t } = useTranslation('reviews');
  return (
    <Button variant={own ? 'default' : 'filled'} className={classes.write} onClick={onWrite}>
      {t(own ? 'own.edit' : 'own.add')}
    </Button>
  );
}

interface ReviewWritingProps extends Pick<WaysProps, 'own'> {
  /** Null until it is asked for the first time: till then its code is not needed. */
  isWriting: boolean | null;
  onClose: () => void;
  /** What is reviewed. */
  name: string;
  send: SendOpinion;
}

/** The form, apart from the buttons: one may go, as by an own review out of another tab, and what is being written stays. */
export function ReviewWriting({ isWriting, ...dialog }: ReviewWritingProps) {
  if (isWriting === null) return null;
  return (
    <WhenPressed>
      <ReviewDialog opened={isWriting} {...dialog} />
    </WhenPressed>
  );
}
