-- feature: categories
-- Words of the first categories that said another thing, where no Admin has changed them, nor given the new ones to another.

update product_categories as category
set name = words.name, name_en = words.name_en
from (values
  ('De la huerta', 'From the orchard', 'De la huerta', 'Fruit and vegetables'),
  ('Llantas', 'Tyres', 'Llantas', 'Tires'),
  ('Abarrote', 'Groceries', 'Básicos', 'Staples')
) as words (old_name, old_name_en, name, name_en)
where category.name = words.old_name and category.name_en = words.old_name_en
  and not exists (
    select from product_categories as other
    where other.id <> category.id and other.parent_id is not distinct from category.parent_id
      and (fold(other.name) = fold(words.name) or fold(other.name_en) = fold(words.name_en))
  );
