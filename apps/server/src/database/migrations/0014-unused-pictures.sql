-- feature: platform

-- When the sweep first found that nothing refers to the picture; null while something does. It is
-- removed a day later: pages and orders under way may still name it.
alter table images add column unused_since timestamptz(3);
