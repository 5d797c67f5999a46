import { Stack } from '@mantine/core';
import type { ReviewList as ReviewListAnswer } from '@mercadito/contracts/reviews';
import { IconMessageStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList, type GrowingReading } from '../../shared/lists/growing-list.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { ReviewInvitation, ReviewWriting, WriteReview } from './review-writing/own-review.tsx';
import type { Opinion, SendOpinion } from './review-writing/review-dialog.tsx';
import { RatingSummary } from './reviews/rating-summary.tsx';
import { ReviewList, ReviewListSkeleton } from './reviews/review-list.tsx';

interface ReviewsPageProps {
  /** What is reviewed; '' until it is known. */
  name: string;
  /** The way back to it. */
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
