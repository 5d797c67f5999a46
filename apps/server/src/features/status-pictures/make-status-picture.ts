import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import type { PictureFiles } from '../../platform/pictures/picture-files.ts';
import { drawStatusPicture } from './draw-status-picture.ts';
import { type Choice, dayOf, fingerprintOf, type StatusFacts, statusFacts, type Whose } from './status-facts.ts';
import { findStatusPicture } from './status-pictures.queries.ts';

export interface DrawingContext {
  readonly config: Config;
  readonly pictures: Pick<PictureFiles, 'read'>;
  readonly now: Date;
}

// Half a second of a core each: more at once would take them from the calls.
const drawing = createConcurrencyLimit({ atOnce: 1, mostWaiting: 20 });

/** One that is not there any more, or cannot be read, is left out. */
const photosOf = ({ offers }: StatusFacts, { read }: DrawingContext['pictures']) =>
  Promise.all(
    offers.map(async ({ photo }) => (photo && (await read(photo.hash, photo.width).catch(() => null))) ?? null),
  );

/** Draws a choice of goods as it is now; null where there is nothing to be sold. */
export async function drawChoice(db: Db, whose: Whose, choice: Choice, { config, pictures, now }: DrawingContext) {
  const facts = await statusFacts(db, whose, choice, { config, now });
  if (facts.offers.length === 0) return null;
  const jpeg = await drawing(async () => drawStatusPicture(facts, await photosOf(facts, pictures)));
  return {
    ...choice,
    ...{ fingerprint: fingerprintOf(facts), jpeg: jpeg.toString('base64'), drawn_at: now.toISOString() },
  };
}

/** Today's choice after the one that is kept: other goods at each asking, the first ones in the morning. */
export async function nextChoice(db: Db, whose: Whose, context: DrawingContext): Promise<Choice> {
  const day = dayOf(context);
  const kept = await findStatusPicture(db, whose);
  return { day, turn: kept?.day === day ? kept.turn + 1 : 0 };
}
