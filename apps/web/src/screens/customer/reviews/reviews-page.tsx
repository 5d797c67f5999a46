import { Button, Group, Stack, Text } from '@mantine/core';
import type { Review, ReviewList as ReviewListAnswer } from '@mercadito/contracts/reviews';
import { IconMessageStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { RatingSummary } from '../../../entities/reviews/rating-summary.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList, type GrowingReading } from '../../../shared/lists/growing-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { SubPageHead } from '../../../shared/ui/sub-page-head.tsx';
import type { Opinion, SendOpinion } from './review-dialog.tsx';
import { ReviewList, ReviewListSkeleton } from './review-list.tsx';
import classes from './reviews.module.css';

interface ReviewsPageProps {
  /** What is reviewed; '' until it is known. */
  name: string;
  back: ReactNode;
  /** Its texts have words of their own for a business and for a product. */
  of: 'company' | 'product';
  reading: GrowingReading<ReviewListAnswer>;
  isOwner: boolean;
  /** Writes the first review, or changes the one whose id is given. */
  write: (opinion: Opinion, reviewId: number | null) => ReturnType<SendOpinion>;
}

/** What people say of a business or a product (SCREEN-16, SCREEN-17): the stars of all, the own word, then the others'. */
export function ReviewsPage({ name, back, of, reading, isOwner, write }: ReviewsPageProps) {
  const { t } = useTranslation('reviews');
  const first = reading.currentData?.pages[0];
  const own = first?.user_review ?? null;
  const [isWriting, setWriting] = useState<boolean | null>(null);
  const ways = { own, onWrite: () => setWriting(true) };
  return (
    <>
      <SubPageHead back={back} title={name ? t('titleOf', { name }) : t('title')} />
      <Stack gap="md">
        {first && first.count > 0 && <RatingSummary histogram={first.histogram} />}
        {first && <ReviewInvitation {...ways} isOwner={isOwner} />}
        <GrowingList
          reading={reading}
          entriesOf={({ results }) => results}
          skeleton={<ReviewListSkeleton />}
          failed={t(`failed.${of}`)}
          empty={<NoReviews of={of} />}
        >
          {({ entries, listRef }) => (
            <ReviewList ref={listRef} reviews={entries} own={own} edit={<WriteReview {...ways} />} />
          )}
        </GrowingList>
        <ReviewWriting
          isWriting={isWriting}
          onClose={() => setWriting(false)}
          name={name}
          own={own}
          send={(opinion) => write(opinion, own?.id ?? null)}
        />
      </Stack>
    </>
  );
}

function NoReviews({ of }: Pick<ReviewsPageProps, 'of'>) {
  const { t } = useTranslation('reviews');
  return (
    <EmptyState icon={<IconMessageStar size={40} stroke={1.5} />} title={t(`empty.${of}`)} text={t('emptyText')} />
  );
}

const ReviewDialog = lazyChunk(() => import('./review-dialog.tsx').then((m) => m.ReviewDialog));

interface WaysProps {
  /** The own review there is; null for a first one. */
  own: Review | null;
  onWrite: () => void;
}

/** What stands above the reviews for whoever has written none: a visitor is asked in, an owner is told why not. */
function ReviewInvitation({ isOwner, own, onWrite }: WaysProps & { isOwner: boolean }) {
  const { t } = useTranslation('reviews');
  const { user } = useSession();
  const signInLink = useSignInLink();
  if (own) return null;
  if (isOwner) return <Text c="dimmed">{t('own.owner')}</Text>;
  if (user) return <WriteReview own={own} onWrite={onWrite} />;
  return (
    <Group className={classes.invitation} justify="space-between" gap="sm">
      <Text>{t('own.invite')}</Text>
      <Button component={Link} to={signInLink} variant="light">
        {t('own.signIn')}
      </Button>
    </Group>
  );
}

/** The button that opens the form: Add Review, or Edit of the own one. */
function WriteReview({ own, onWrite }: WaysProps) {
  const { t } = useTranslation('reviews');
  return (
    <Button variant={own ? 'default' : 'filled'} className={desk.toStart} onClick={onWrite}>
      {t(own ? 'own.edit' : 'own.add')}
    </Button>
  );
}

interface ReviewWritingProps extends Pick<WaysProps, 'own'> {
  /** Null until it is asked for the first time: till then its code is not needed. */
  isWriting: boolean | null;
  onClose: () => void;
  name: string;
  send: SendOpinion;
}

/** The form, apart from the buttons: one may go, as by an own review out of another tab, and what is being written stays. */
function ReviewWriting({ isWriting, ...dialog }: ReviewWritingProps) {
  if (isWriting === null) return null;
  return (
    <WhenPressed>
      <ReviewDialog opened={isWriting} {...dialog} />
    </WhenPressed>
  );
}
