/** What is eaten and drunk. How a line is read: `kin.ts`. */
export const FOOD = `
leche, milk
leche deslactosada, deslactosada, lactose free, lactose free milk
crema, cream < media crema
crema acida, sour cream, crema de rancho, crema entera
nata, whipped cream, crema batida
mantequilla, butter
margarina, margarine
queso, cheese, quesillo
queso menonita, queso chihuahua, chihuahua cheese, menonita, mennonite cheese
asadero, queso asadero, queso para fundir, melting cheese
requeson, ricotta, cottage, cottage cheese
queso crema, cream cheese, philadelphia
panela, queso panela, queso fresco, queso ranchero
yogur, yogurt, yoghurt, yogourt, yoplait, danone
cajeta, dulce de leche, caramel
helado, nieve, ice cream, gelato
paleta, popsicle, ice pop, bolis
huevo, huevos, egg, eggs, blanquillo, blanquillos, webo, guevo
pollo, chicken
pechuga, chicken breast, breast, filete de pollo
pierna de pollo, muslo, chicken leg, thighs, drumstick
alitas, alas, wings, chicken wings
carne, meat
res, beef, carne de res
molida, carne molida, ground beef, ground meat, picadillo
bistec, bistek, steak, bisteces
arrachera, skirt steak, fajita, fajitas
rib eye, ribeye
costilla, costillas, ribs, costillar
chambarete, osobuco, shank
carne asada, barbecue, bbq, parrillada, asada
carne seca, machaca, jerky, beef jerky, cecina
cerdo, puerco, pork, marrano, cochino
chuleta, chop, chops, pork chop
tocino, bacon
jamon, ham
salchicha, salchichas, hot dog, sausage, wienie, winis
hot dog, dogo, dogos, hotdog, jocho
chorizo, longaniza
chicharron, pork rinds, chicharrones
carnitas, pulled pork
manteca, lard
birria, barbacoa
menudo, pancita, tripe soup
tripas, tripa, tripe
pavo, turkey, guajolote
cordero, borrego, lamb
pescado, fish, mojarra, tilapia, filete de pescado
atun, tuna fish, canned tuna < tuna
sardina, sardinas, sardine, sardines
camaron, camarones, shrimp, shrimps
mariscos, seafood, ceviche
pan, bread, panaderia, bolillo < bakery
pan dulce, concha, conchas, sweet bread, pan de huevo, pieza de pan, cuernos, pan fino
bolillo, birote, telera, virote, baguette
pan de caja, pan de molde, sliced bread, bimbo, pan bimbo, toast
dona, donas, donut, donuts, doughnut
galleta, galletas, cookie, cookies, biscuit
galletas saladas, saladas, crackers, saltines
pastel, cake, torta de cumpleanos, tarta, birthday cake
tres leches, pastel de tres leches
cupcake, panquecito, mantecada, muffin, panque
pay, pie de manzana, apple pie, tarta < pie
empanada, empanadas, turnover
hojaldre, puff pastry, croissant, cuerno
churro, churros
flan, gelatina, jello, jell o, pudding, pudin
hot cakes, hotcakes, pancakes, pancake, hot cake
waffle, waffles, wafle, gofre
tortilla, tortillas
tortilla de harina, tortillas de harina, flour tortillas, flour tortilla
tortilla de maiz, tortillas de maiz, corn tortillas, corn tortilla
masa, dough, maseca, nixtamal
tamal, tamales
taco, tacos, taquitos, taquito
burrito, burritos, burro
quesadilla, quesadillas, quesadiyas
gordita, gorditas
enchilada, enchiladas
sope, sopes, huarache
torta, sandwich, sandwiches, sanwich, lonche, lonches, emparedado
hamburguesa, hamburguesas, burger, burgers, hamburger
pizza, pizzas, pitza
papas fritas, papas a la francesa, french fries, fries
papitas, papas fritas, chips, sabritas, frituras, potato chips, churritos
botana, botanas, snack, snacks, cacahuates, semillitas
palomitas, popcorn, palomitas de maiz
cacahuate, cacahuates, peanut, peanuts, mani, cacahuete
nuez, nueces, pecan, pecans, walnut, nuts, nut
almendra, almendras, almond, almonds
pinon, pinones, pine nuts
pistache, pistacho, pistachio
semillas, pepitas, pepita, sunflower seeds
dulce, dulces, candy, candies, sweets, golosinas, caramelo
chocolate, chocolates, choco
chicle, gum, chewing gum, goma de mascar
mazapan, marzipan
miel, honey
mermelada, jam, jelly, marmalade
azucar, sugar
piloncillo, panocha, brown sugar
sal, salt
pimienta, pepper, black pepper
aceite, cooking oil, vegetable oil, aceite de cocina, capullo, nutrioli < oil
vinagre, vinegar
harina, flour
harina de trigo, wheat flour
arroz, rice
frijol, frijoles, beans, bean, alubia, pinto beans
lenteja, lentejas, lentils, lentil
garbanzo, garbanzos, chickpeas
avena, oats, oatmeal
cereal, corn flakes, zucaritas, cheerios
pasta, spaghetti, espagueti, fideo, macarron, noodles, macaroni
sopa, soup, caldo, consome
maruchan, sopa instantanea, ramen, instant soup
pozole, hominy
maiz, corn, elote
elote, corn on the cob, esquite, esquites, corn
salsa, sauce, hot sauce
catsup, ketchup, salsa de tomate
mayonesa, mayonnaise, mayo
mostaza, mustard
tomate, jitomate, tomato, tomatoes, jitomates
tomatillo, tomate verde, green tomato, tomate de cascara
papa, papas, potato, potatoes, patata
camote, sweet potato, yam, batata
cebolla, onion, onions
ajo, garlic
zanahoria, carrot, carrots
lechuga, lettuce
repollo, col, cabbage
espinaca, espinacas, spinach
brocoli, broccoli, coliflor, cauliflower
pepino, cucumber, pepinillo
calabaza, calabacita, squash, zucchini, pumpkin
nopal, nopales, cactus, nopalitos
chile, chiles, chili, chilli, aji, hot pepper, peppers
jalapeno, jalapenos
chile colorado, chile rojo, red chile
chilaca, chile verde, chile verde del norte, anaheim, green chile
cilantro, coriander, perejil, parsley
aguacate, avocado, avocados, palta
guacamole, aguacate
limon, lime, lemon, limones
naranja, orange, oranges
toronja, pomelo, grapefruit
manzana, apple, apples
platano, banana, bananas, guineo
uva, uvas, grapes, grape
fresa, fresas, strawberry, strawberries
durazno, duraznos, peach, peaches, melocoton
pera, pear, pears
ciruela, plum, prune
sandia, watermelon
melon, cantaloupe
pina, pineapple, anana
mango, mangos, mangoes
coco, coconut
papaya, pawpaw
granada, pomegranate
tuna, prickly pear
chabacano, apricot
cereza, cherry, cherries
fruta, frutas, fruit, fruits
verdura, verduras, vegetables, vegetable, veggies, legumbre
ensalada, salad
agua, water, agua purificada
garrafon, agua purificada, water jug, agua de garrafon
refresco, soda, sodas, coca, soft drink, gaseosa, refrescos, pop, chesco
coca cola, cocacola, coke, coca, refresco de cola, refresco
pepsi, pepsicola, refresco de cola, refresco
jugo, juice, nectar, zumo
limonada, lemonade
agua fresca, aguas frescas, horchata, jamaica
cafe, coffee, nescafe, cafecito
te, tea, infusion, tisana
te helado, iced tea
chocolate caliente, hot chocolate, cocoa, abuelita
atole, champurrado
malteada, milkshake, shake, licuado, smoothie
raspado, raspados, snow cone, raspa, yuki
energizante, energy drink, red bull, monster
gatorade, suero, electrolit, pedialyte
cerveza, beer, cheve, chela, birra, tecate < modelo
vino, wine
tequila, mezcal, sotol, licor, liquor
hielo, ice, bolsa de hielo
canela, cinnamon
vainilla, vanilla
oregano, especias, spice, spices, seasoning, condimento
comino, cumin
gelatina, jelly mold
vegetariano, vegan, vegetarian, vegano
desayuno, breakfast
comida, food, lunch, almuerzo, comida corrida
cena, dinner, supper
postre, dessert, desserts, postres
carnicero, butcher, carniceria
tortilleria, tortillas
`;
