-- feature: search
-- How whoever made a search first on a day wrote it, with its accents, without which "año" is another word. Null where only its folded
-- words are known.

alter table searches_made add column said text collate "C" check (char_length(said) between 1 and 40);
