import type { SystemFault } from '@mercadito/domain/system/system-status';
import type { Conditions, Fetched } from '../s3/bucket.ts';

/** A picture that lies there. */
export interface ListedPicture {
  readonly hash: string;
  /** When a size of it was written last; undefined for one that is gone meanwhile. */
  readonly writtenAt: () => Promise<Date | undefined>;
}

/** Why pictures cannot be kept. */
export interface PicturesFault {
  readonly code: SystemFault;
  /** For everybody. */
  readonly reason: string;
  /** For the log: with places and addresses. */
  readonly detail: string;
}

/** Where pictures lie that were swept, by the day on which they were. */
interface Aside {
  /** Takes a picture away and keeps it for that day; harmless for one that is gone already. */
  readonly setAside: (picture: { readonly hash: string }, day: string) => Promise<void>;
  /** Removes what was set aside before that day. */
  readonly forgetBefore: (day: string) => Promise<void>;
}

/**
 * Where pictures lie, as `{hash}/{width}.webp`: in a folder, or in a store that speaks S3. What the place does not do is thrown as
 * it says it; a picture that is not there is no error.
 */
export interface PictureFiles extends Aside {
  /** For operators. */
  readonly place: string;
  /** On this machine, of whose disk they take room: their own, or DATA_DIR where they lie elsewhere. */
  readonly directory: string;
  /** Whether a size is there, told at once; absent where that takes a call. */
  readonly hasNow?: (hash: string, width: number) => boolean;
  /** None where there is no such picture. */
  readonly widthsOf: (hash: string) => Promise<number[]>;
  readonly read: (hash: string, width: number) => Promise<Buffer | undefined>;
  /** What a browser is answered; absent where the file itself is sent, from `directory`. */
  readonly fetch?: (hash: string, width: number, conditions: Conditions) => Promise<Fetched | undefined>;
  /** Whole or not at all, whoever else writes the same. */
  readonly write: (hash: string, width: number, bytes: Buffer) => Promise<void>;
  readonly discard: (hash: string) => Promise<void>;
  /** All of them, some at a time. */
  readonly list: () => AsyncGenerator<ListedPicture[]>;
  /** What the mark of a site's pictures says; undefined where there is none. */
  readonly readMark: () => Promise<string | undefined>;
  readonly writeMark: (text: string) => Promise<void>;
  /** @throws where a picture that is kept would be lost: the folder of an unmounted disk has no mark */
  readonly requireMark: () => Promise<void>;
  /** Tries whether a picture could be kept. */
  readonly tryWrite: () => Promise<PicturesFault | undefined>;
}

const NAME = /^[\da-f]{32}$/;
const SIZE = /^(\d{1,4})\.webp$/;

/** Whether a name may be that of a picture: what the store gives out. */
export const isPictureName = (name: string): boolean => NAME.test(name);

/** Of a file's name; undefined for any other file. */
export const widthOf = (name: string): number | undefined => Number(SIZE.exec(name)?.[1]) || undefined;

/** Where it is missing other pictures lie there, such as those below an unmounted disk; no picture has a dot in its name. */
export const MARK = '.pictures';
/** Where swept pictures lie, below those that are shown, so that taking one there is a change of its name alone. */
export const ASIDE = '.swept';
/** How many pictures are listed at a time. */
export const BATCH = 500;
