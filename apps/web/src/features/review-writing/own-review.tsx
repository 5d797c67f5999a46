import { Button, Text } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { WhenPressed } from '../../shared/ui/coming.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import classes from './own-review.module.css';
import type { SendOpinion } from './review-dialog.tsx';

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx').then((m) => m.ReviewDialog));

interface WritingProps {
  /** What is reviewed. */
  name: string;
  /** The own review there is; null for a first one. */
  own: Review | null;
  send: SendOpinion;
}

/** What stands above the reviews for whoever has written none: a visitor is asked in, an owner is told why not. */
export function ReviewInvitation({ isOwner, ...writing }: WritingProps & { isOwner: boolean }) {
  const { t } = useTranslation('reviews');
  const { user } = useSession();
  const signInLink = useSignInLink();
  if (writing.own) return null;
  if (isOwner) return <Text c="dimmed">{t('own.owner')}</Text>;
  if (user) return <WriteReview {...writing} />;
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
export function WriteReview({ name, own, send }: WritingProps) {
  const { t } = useTranslation('reviews');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isWriting, setWriting] = useState<boolean | null>(null);
  return (
    <>
      <Button variant={own ? 'default' : 'filled'} className={classes.write} onClick={() => setWriting(true)}>
        {t(own ? 'own.edit' : 'own.add')}
      </Button>
      {isWriting !== null && (
        <WhenPressed>
          <ReviewDialog opened={isWriting} onClose={() => setWriting(false)} name={name} own={own} send={send} />
        </WhenPressed>
      )}
    </>
  );
}
