import { Group, Stack, Text, Textarea } from '@mantine/core';
import type { Output } from '@mercadito/contracts/endpoint';
import type { rateOrder } from '@mercadito/contracts/reviews';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import { StarsField } from '../reviews/stars-field.tsx';
import type { Rateable, Rating } from './use-ratings.ts';

interface RatingRowProps {
  thing: Rateable;
  /** Undefined while nothing is said of it. */
  rating: Rating | undefined;
  /** Why it could not be rated. */
  refused: Output<typeof rateOrder>['refused'][number]['reason'] | undefined;
  onRate: (change: Partial<Rating>) => void;
}

/** One shop or product: its stars, and a place for words once there are some. */
export function RatingRow({ thing, rating, refused, onRate }: RatingRowProps) {
  const { t } = useTranslation('orders');
  return (
    <Stack gap="xs">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Picture
          picture={thing.picture}
          alt=""
          ratio={1}
          sizes="64px"
          className={`${layout.fixed} ${desk.rounded} ${desk.thumb}`}
        />
        <div className={words.words}>
          <StarsField label={thing.name} value={rating?.rating ?? 0} onChange={(stars) => onRate({ rating: stars })} />
        </div>
      </Group>
      {rating !== undefined && (
        <Textarea
          aria-label={t('rate.wordsOf', { name: thing.name })}
          placeholder={t('rate.words')}
          rows={2}
          maxLength={MAX_LENGTH.comment}
          value={rating.comment}
          onChange={(event) => onRate({ comment: event.currentTarget.value })}
        />
      )}
      {refused !== undefined && (
        <Text role="alert" className={desk.problem ?? ''}>
          {t(`rate.refused.${refused}`)}
        </Text>
      )}
    </Stack>
  );
}
