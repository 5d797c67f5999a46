-- feature: categories

-- Trades that had no place of their own: shoe repair stood under masonry. A town that has added them keeps its own.
insert into service_categories (position, name, name_en)
select position, name, name_en
from (values
  (12, 'Carpintería y herrería', 'Carpentry and metalwork'),
  (13, 'Costura y reparación de calzado', 'Tailoring and shoe repair')) as trade (position, name, name_en)
where not exists (select from service_categories where service_categories.name = trade.name);
