-- feature: categories
-- What a fresh installation begins with; Admins maintain it from then on.

insert into company_categories (position, name, name_en) values
  (1, 'Comida', 'Food'),
  (2, 'Abarrotes', 'Groceries'),
  (3, 'Ropa y calzado', 'Clothing and shoes'),
  (4, 'Hogar', 'Home'),
  (5, 'Ferretería', 'Hardware'),
  (6, 'Salud y belleza', 'Health and beauty'),
  (7, 'Agro y ganado', 'Farm and livestock'),
  (8, 'Tecnología', 'Technology'),
  (9, 'Servicios', 'Services'),
  (10, 'Regalos y fiestas', 'Gifts and parties');

insert into product_categories (position, name, name_en) values
  (1, 'Comida preparada', 'Prepared food'),
  (2, 'Abarrotes', 'Groceries'),
  (3, 'Ropa y calzado', 'Clothing and shoes'),
  (4, 'Hogar', 'Home'),
  (5, 'Ferretería', 'Hardware'),
  (6, 'Salud y belleza', 'Health and beauty'),
  (7, 'Agro y ganado', 'Farm and livestock'),
  (8, 'Tecnología', 'Technology'),
  (9, 'Juguetes y niños', 'Toys and children'),
  (10, 'Regalos y fiestas', 'Gifts and parties');

insert into product_categories (parent_id, position, name, name_en)
select parent.id, child.position, child.name, child.name_en
from (values
  ('Prepared food', 1, 'Tacos y burritos', 'Tacos and burritos'),
  ('Prepared food', 2, 'Pizzas y hamburguesas', 'Pizzas and burgers'),
  ('Prepared food', 3, 'Postres y pan', 'Desserts and bread'),
  ('Prepared food', 4, 'Bebidas', 'Drinks'),
  ('Groceries', 1, 'Frutas y verduras', 'Fruit and vegetables'),
  ('Groceries', 2, 'Carnes y lácteos', 'Meat and dairy'),
  ('Groceries', 3, 'Despensa', 'Pantry'),
  ('Groceries', 4, 'Limpieza', 'Cleaning'),
  ('Clothing and shoes', 1, 'Dama', 'Women'),
  ('Clothing and shoes', 2, 'Caballero', 'Men'),
  ('Clothing and shoes', 3, 'Infantil', 'Children'),
  ('Clothing and shoes', 4, 'Botas y calzado', 'Boots and shoes'),
  ('Home', 1, 'Muebles', 'Furniture'),
  ('Home', 2, 'Cocina', 'Kitchen'),
  ('Home', 3, 'Decoración', 'Decoration'),
  ('Hardware', 1, 'Herramientas', 'Tools'),
  ('Hardware', 2, 'Electricidad y plomería', 'Electrical and plumbing'),
  ('Hardware', 3, 'Construcción y pintura', 'Building and paint'),
  ('Health and beauty', 1, 'Farmacia', 'Pharmacy'),
  ('Health and beauty', 2, 'Cuidado personal', 'Personal care'),
  ('Health and beauty', 3, 'Maquillaje y perfumes', 'Make-up and perfume'),
  ('Farm and livestock', 1, 'Alimento para animales', 'Animal feed'),
  ('Farm and livestock', 2, 'Riego y semillas', 'Irrigation and seeds'),
  ('Farm and livestock', 3, 'Veterinaria', 'Veterinary'),
  ('Technology', 1, 'Celulares y accesorios', 'Phones and accessories'),
  ('Technology', 2, 'Computación', 'Computers'),
  ('Technology', 3, 'Audio y video', 'Audio and video'),
  ('Toys and children', 1, 'Juguetes', 'Toys'),
  ('Toys and children', 2, 'Bebés', 'Babies'),
  ('Gifts and parties', 1, 'Flores', 'Flowers'),
  ('Gifts and parties', 2, 'Pasteles', 'Cakes'),
  ('Gifts and parties', 3, 'Decoración para fiestas', 'Party decoration')
) as child (parent, position, name, name_en)
join product_categories as parent on parent.parent_id is null and parent.name_en = child.parent;

insert into service_categories (position, name, name_en) values
  (1, 'Albañilería y construcción', 'Masonry and building'),
  (2, 'Electricidad', 'Electrical work'),
  (3, 'Plomería', 'Plumbing'),
  (4, 'Mecánica automotriz', 'Car repair'),
  (5, 'Limpieza y jardinería', 'Cleaning and gardening'),
  (6, 'Belleza y cuidado personal', 'Beauty and personal care'),
  (7, 'Salud', 'Health'),
  (8, 'Clases y asesorías', 'Lessons and tutoring'),
  (9, 'Eventos y fotografía', 'Events and photography'),
  (10, 'Transporte y mudanzas', 'Transport and moving'),
  (11, 'Reparación de equipos', 'Equipment repair'),
  (12, 'Servicios agrícolas', 'Farm services');

insert into zones (position, name, name_en) values
  (1, 'Galeana', 'Galeana'),
  (2, 'Lagunitas', 'Lagunitas'),
  (3, 'Colonia Lebaron', 'Colonia Lebaron'),
  (4, 'Angostura', 'Angostura'),
  (5, 'San Jeronimo', 'San Jeronimo');
