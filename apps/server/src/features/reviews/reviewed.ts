import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { Db } from '../../database/connection.ts';
import type { CursorKeys, PageRequest } from '../../platform/lists/keyset.ts';
import type { PictureRow } from '../../platform/pictures/pictures.ts';
import type { RatingChange } from '../../platform/rating.ts';
import type { Viewer } from '../../platform/serve/actor.ts';

/** A review with its author, in one row. */
export interface ReviewRow {
  readonly id: number;
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly image: PictureRow | null;
  readonly rating: number;
  readonly comment: string;
  readonly created_at: string;
}

export interface Opinion {
  readonly rating: number;
  readonly comment: string;
}

/** Whose review of what: how a review is found for its author. */
interface Authorship {
  readonly id: number;
  readonly subjectId: number;
  readonly userId: number;
}

/** What can be reviewed: companies and products alike. All its SQL, so that the rules are written once. */
export interface Reviewed {
  /** What a 404 calls it. */
  readonly noun: 'Company' | 'Product';
  /** What has happened when a review of it was written or edited. */
  readonly eventOf: (
    verb: 'written' | 'edited',
    ids: { readonly id: number; readonly reviewId: number; readonly userId: number },
  ) => DomainEvent;
  /** Locks it until the transaction ends; undefined when it does not exist for this viewer. */
  readonly lock: (db: Db, id: number, viewer: Viewer, now: Date) => Promise<{ ownerId: number } | undefined>;
  /** The company's name and how many gave 1 to 5 stars; undefined when it does not exist for this viewer. */
  readonly summarize: (
    db: Db,
    id: number,
    viewer: Viewer,
  ) => Promise<{ company_name: string; histogram: number[] } | undefined>;
  readonly list: (db: Db, id: number, page: PageRequest) => Promise<(ReviewRow & CursorKeys)[]>;
  readonly findOwn: (db: Db, id: number, userId: number) => Promise<ReviewRow | undefined>;
  /** False when this person has reviewed it already. */
  readonly insert: (db: Db, id: number, review: Opinion & { userId: number; now: Date }) => Promise<boolean>;
  /** Undefined when there is no such review of this by this person. */
  readonly findRating: (db: Db, authorship: Authorship) => Promise<number | undefined>;
  readonly set: (db: Db, authorship: Authorship, opinion: Opinion & { now: Date }) => Promise<void>;
  readonly addRating: (db: Db, id: number, change: RatingChange) => Promise<void>;
}
