-- feature: categories
-- Words of the first categories that said another thing, where no Admin has changed them.

update product_categories set name_en = 'Fruit and vegetables' where name = 'De la huerta' and name_en = 'From the orchard';
update product_categories set name_en = 'Tires' where name = 'Llantas' and name_en = 'Tyres';
update product_categories set name = 'Básicos', name_en = 'Staples' where name = 'Abarrote' and name_en = 'Groceries';
