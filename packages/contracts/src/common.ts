import { LARGEST_ID, MAX_LENGTH } from '@mercadito/domain/input-limits';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents, toCents, toThousandths } from '@mercadito/domain/money/minor-units';
import { PRICE_RANGE_NAMES } from '@mercadito/domain/money/price-range';
import { MAX_PRICE_CENTS } from '@mercadito/domain/money/price-text';
import { CLOSED_TODAY } from '@mercadito/domain/opening-hours/day';
import * as z from 'zod';
import { answered } from './answered.ts';
import { written } from './written-number.ts';

/** What a value that comes as a number or as its digits is refused with: that it is missing, or what it has to be. */
const missingOr = (otherwise: string, missing = 'Is required') => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : otherwise,
});

/** A time of day, `HH:mm`. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:30');

/** An id that has to be there, with the words for when it is not. */
export const idOr = (missing: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      missingOr('Must be a positive whole number', missing),
    )
    .pipe(z.int().positive().max(LARGEST_ID));

/** A positive integer, sent as a number or, as forms and paths do, as its digits. */
export const id = idOr('Is required');

/** The public name of an order: letters and digits, never a counter. */
export const transactionId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'Is not an order number');

// Control characters, and those that reorder the text around them (CALL-9).
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;

// Half a letter becomes the sign for what cannot be read, as the database would keep it: JSON in it is refused with one.
const cleanText = (value: string): string => value.trim().normalize('NFC').toWellFormed();

/** A schema's words are those of each of its checks as well, unless they look at what is wrong. */
const textOr = (missing = 'Is required') => ({
  error: ({ code, input }: { code?: string; input?: unknown }) => {
    if (code !== 'invalid_type') return undefined;
    return input === undefined || input === null ? missing : 'Must be text';
  },
});

const plainText = (max: number, missing?: string) =>
  z
    .string(textOr(missing))
    .overwrite(cleanText)
    .max(max)
    .refine((value) => !FORBIDDEN.test(value), 'Contains characters that are not allowed');

/** Text that has to be there: trimmed, NFC, 1 to `max` characters. */
export const text = (max: number, message = 'Is required') => plainText(max, message).min(1, message);

/** Text that may be left out or blank: trimmed, NFC, 0 to `max` characters; absent means ''. */
export const blankableText = (max: number) => plainText(max).optional().default('');

/** Text that a change may leave out: absent stays absent, '' means blank. */
export const changedText = (max: number) => plainText(max).optional();

/** A web address or nothing: '' or http(s); the scheme in small letters, absent means ''. */
export const blankableUrl = z
  .string()
  .overwrite((value) => cleanText(value).replace(/^https?:/i, (scheme) => scheme.toLowerCase()))
  .max(MAX_LENGTH.url)
  .refine(
    (value) => value === '' || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value) && !FORBIDDEN.test(value)),
    'Is not a web address: it begins with https:// or http://',
  )
  .optional()
  .default('');

/** A yes or no, sent as JSON or as the words that forms and queries use. */
export const flag = z.union(
  [
    z.boolean(),
    z
      .enum(['true', 'false', '1', '0', 'True', 'False'])
      .transform((word) => word.toLowerCase() === 'true' || word === '1'),
  ],
  missingOr('Must be true or false'),
);

/** Whether a number has no more decimals than money, service prices and rates have; the domain's own exact rule. */
const FITS: Record<2 | 3 | 6, (value: number) => boolean> = {
  2: (value) => toCents(value) !== null,
  3: (value) => toThousandths(value) !== null,
  6: (value) => toRateMicros(value) !== null,
};

/** An amount typed by a person: a JSON number or its digits, at most `places` decimals. */
export const amount = (options: { max: number; places: 2 | 3 | 6; min?: number; missing?: string }) =>
  written(
    z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}(\.\d+)?$/)
            .transform(Number),
        ],
        missingOr('Must be a number', options.missing),
      )
      .pipe(
        z
          .number()
          .min(options.min ?? 0)
          .max(options.max)
          .refine(FITS[options.places], `At most ${options.places} decimals`),
      ),
    options.places,
  );

/** An amount that may be left out, null or blank; blank is null. */
export const amountOrNone = (options: Parameters<typeof amount>[0]) =>
  z
    .union(
      [z.null(), z.literal('').transform(() => null), amount(options)],
      `Must be an amount of ${options.min ?? 0} or more, or blank`,
    )
    .optional();

/** The dearest that anything is, MXN or USD. */
export const LARGEST_PRICE = fromCents(MAX_PRICE_CENTS);

const PRICE_RANGES = z.enum(PRICE_RANGE_NAMES);

/** One of the price ranges of a shop's filter. A client that writes the plus of `1000+` into its query as it is sends a space. */
export const priceRange = z.union(
  [PRICE_RANGES, z.literal('1000 ').transform(() => PRICE_RANGES.enum['1000+'])],
  'Is no range',
);

/** A whole number within bounds, sent as a number or as its digits. */
export const whole = (min: number, max: number) =>
  written(
    z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ],
        missingOr('Must be a whole number'),
      )
      .pipe(z.int().min(min).max(max)),
    'whole',
  );

/** The last day of a membership or a plan: an ISO date or instant, of a year that every part of the way can write. */
export const lastDay = z
  .union([z.iso.date(), z.iso.datetime()], 'Must be a date such as 2030-12-31')
  .refine((day) => /^2\d{3}-/.test(day), 'Must be a year from 2000 to 2999');

/** Money in an answer: a JSON number of MXN or USD with at most 2 decimals (service prices 3). */
export const money = z.number();
export const currency = answered(CURRENCIES);
/** The currency of a product or service that is created. */
export const chosenCurrency = z.enum(CURRENCIES);
/** An instant, ISO 8601 in UTC. */
export const instant = z.string();
/**
 * The `updated_at` of a thing as it was read. With it a write is refused (409 `changed_meanwhile`, its facts what stands
 * there) when somebody has written since; without it the last one wins (CALL-14).
 */
export const lastRead = z.iso.datetime('Must be an instant such as 2030-12-31T23:59:59.000Z').optional();
/** Whether a business is open. */
export const openingState = {
  /** Null while it has registered no hours. */
  is_open_now: z.boolean().nullable(),
  /** From when on the opposite is true; null when that never happens. A shop is open to the end of the minute in which it shuts. */
  next_change_at: instant.nullable(),
};
/** Why a business is closed all day, where its week would not say so; an older server does not tell. */
export const closedToday = answered(CLOSED_TODAY).nullish();
/** Whether a business takes orders at the moment; an answer that does not say so means yes (SELLING-1). */
export const takesOrders = z.boolean().optional();
/** Whether something can be had of a business now: its hours, and whether it takes orders. */
export const sellingState = { ...openingState, takes_orders: takesOrders };
/** Of one product or service: false where its business is not listed, and left out of all others (LISTED-2). */
export const isListed = z.boolean().optional();
/** A path and query below this host, or null at the end of a list. */
export const link = z.string().nullable();

const LAST_PAGE = 100_000;
/** The page of a list that is whole where nobody asks for one. */
export const pageIfAsked = whole(1, LAST_PAGE).optional();
export const page = pageIfAsked.default(1);
/** Where a page begins, so that rows added meanwhile shift nothing; taken from `next`, never built by hand. */
export const cursor = z.string().max(300).optional();
export const search = plainText(MAX_LENGTH.search).optional().default('');
/** Asks for less than the token allows, never for more (CALL-7). */
export const narrowing = flag.optional();

/** `results` with the links around them and the number of all of them. */
export const listOf = <T extends z.ZodType>(result: T) =>
  z.object({ results: z.array(result), next: link, previous: link, count: z.int() });

/** How many there are on all pages: exactly up to 1,000; beyond that 1,000, and `count_is_capped`. */
export const cappedCount = { count: z.int(), count_is_capped: z.boolean() };

/** What all that was found has, where nothing has all that was searched for; left out elsewhere (SEARCH-7). */
export const onlyHave = z.string().optional();

/** `results` with page numbers, the last one the last that is cheap to reach; `count_is_capped` is absent where an older server answers. */
export const numberedListOf = <T extends z.ZodType>(result: T) =>
  z.object({
    results: z.array(result),
    count: z.int(),
    count_is_capped: z.boolean().optional(),
    current_page: z.int(),
    num_pages: z.int(),
  });

/** The answer of a call whose `mediaType` is that of a file: a caller gets the whole text, a handler gives it in pieces. */
export const fileText = z.string() as unknown as z.ZodType<string, AsyncIterable<string>>;

/** The answer of a call that has nothing else to say. */
export const done = z.object({ done: z.literal(true) });

/**
 * A stored picture. A size's address is `{base}/{width}.webp`; each is immutable.
 * The fields named for a thing's picture (`photo`, `profileImage`, …) carry the widest address as plain text beside it.
 */
export const picture = z
  .object({
    base: z.string(),
    /** The widths it exists in, in px, narrowest first. */
    widths: z.array(z.int()),
    width: z.int(),
    height: z.int(),
    /** A thumbhash, base64: some 25 bytes that draw a blurred version until the picture has come. */
    placeholder: z.string(),
  })
  .meta({ id: 'Picture' });

/** Every error body (CALL-3): `detail` and `message` are the same text. */
export const problem = z
  .object({
    detail: z.string(),
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** Facts a screen needs to word the refusal itself, such as the room left in a cart. */
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  })
  .meta({ id: 'Problem' });

export type Picture = z.output<typeof picture>;
export type Problem = z.output<typeof problem>;
