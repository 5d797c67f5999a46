-- feature: platform
-- What every other table stands on: extensions, text folding, fixed shuffles and the
-- shared formats. Everything here is the PostgreSQL 15 subset that also runs on PGlite.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Plain unaccent() is only STABLE (its dictionary could be altered), so it cannot be
-- indexed. Naming the dictionary makes the promise of IMMUTABLE an honest one.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Spanish alphabetical order: accents do not count, but ñ is a letter of its own between
-- n and o. '{' is the first character after 'z', hence "n{". Ñ is named beside ñ because lower()
-- leaves it alone where the locale is C. Sort by this under collate "C": ICU collations are
-- accepted but wrong on PGlite.
create function spanish_sort_key(value text) returns text
  language sql immutable strict parallel safe
  as $$ select public.fold(replace(replace(value, 'ñ', 'n{'), 'Ñ', 'n{')) $$;

-- Position of a row in fixed shuffle n (1..5). md5 and not hashint8: the order must be the
-- same on every instance, engine and version, or Load More repeats and skips.
create function shuffle_key(id integer, n integer) returns integer
  language sql immutable strict parallel safe
  as $$ select ('x' || substr(md5(id::text || ':' || n::text), 1, 8))::bit(32)::integer $$;

-- `<%` compares with a threshold of 0.6, which is too much for one slip: prodcto for producto scores 0.55,
-- pizaa for pizza 0.50, tcos for tacos 0.40. So a search sets its own for the transaction:
--   set local pg_trgm.word_similarity_threshold = 0.4

create domain phone as text check (value ~ '^\+(1|52)[0-9]{10}$');
create domain web_url as text check (value ~ '^https?://[^[:space:]]+$' and length(value) <= 500);
create domain email as text check (value ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(value) <= 254);
create domain clock_time as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
create domain currency as text check (value in ('MXN', 'USD'));
-- Shop prices in hundredths of the currency, up to 9,999,999.99.
create domain price_cents as integer check (value between 0 and 999999999);
-- Sums, always MXN: one order may hold many lines, so bigint.
create domain total_cents as bigint check (value >= 0);
-- Pesos for one dollar in millionths: 1.000000 to 100.000000.
create domain rate_micros as integer check (value between 1000000 and 100000000);

-- One row per stored picture; the key is the hash of the original file's content and the
-- name it is served under. Everything else refers to pictures by hash, without cascade:
-- a picture somebody still shows cannot be removed.
create table images (
  hash text primary key check (hash ~ '^[0-9a-z_-]{16,128}$'),
  width integer not null check (width between 1 and 8000),
  height integer not null check (height between 1 and 8000),
  widths integer[] not null default '{}',
  -- thumbhash, base64
  placeholder text not null default '' check (length(placeholder) <= 200),
  alt text not null default '' check (length(alt) <= 200),
  created_at timestamptz(3) not null default now()
);
create index images_created_at on images (created_at);
