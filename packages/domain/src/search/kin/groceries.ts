/** Brands, and what else a grocer, a baker and a greengrocer have. How a line is read: `kin.ts`. */
export const GROCERIES = `
leche, whole milk, skim milk, leche entera, leche light < lala, alpura
leche en polvo, powdered milk, nido
leche condensada, condensed milk, lechera, la lechera
leche evaporada, evaporated milk, carnation < clavel
leche de almendra, almond milk, leche vegetal
jamon, jamon de pavo, turkey ham, mortadela, bologna, fud
pepperoni, peperoni, salami
salchicha, weenies, winnies, frankfurter
pan integral, wheat bread, whole wheat bread, pan de trigo
pan blanco, white bread, pan de caja
pan para hamburguesa, hamburger buns, buns, bun, bimbollos, pan de hamburguesa
medias noches, media noche, hot dog buns, pan para hot dog
bolillo, rolls, bagel, torta de agua
pan tostado, toast
pan frances, french toast
tostada, tostadas, tortilla tostada
totopos, totopo, tortilla chips, nachos, doritos, chips de maiz
papas fritas, papitas, ruffles, barcel, chips
frituras, cheetos, takis, fritos, churrumais, chetos, botana
churritos, duritos, chicharron de harina, chicharrones de harina
tortilla, sobaquera, sobaqueras, tortillas de agua
masa, minsa, harina de maiz, harina para tortillas
frijol, frijol pinto, frijol bayo, frijol negro, black beans
frijoles refritos, refried beans, frijoles molidos
sopa, codito, pasta de sopa, fideo
sopa instantanea, sopa maruchan, cup noodles, nissin
aceite vegetal, aceite para cocinar, aceite comestible, cooking oil, vegetable oil, aceite de maiz, aceite de cocina
aceite de oliva, olive oil
ajo en polvo, garlic powder
laurel, bay leaf, bay leaves
consome, knorr, knorr suiza, bouillon, caldo de pollo, chicken broth, broth, cubitos
salsa inglesa, worcestershire
salsa picante, valentina, tabasco, salsa botanera, salsa valentina, hot sauce, buffalo, cholula
chamoy, miguelito, chilito, tajin, chile en polvo
salsa de soya, soya, soy sauce, salsa soya, maggi
crema de cacahuate, peanut butter, mantequilla de mani
miel de maple, maple syrup, maple, jarabe de maple
crema de avellana, nutella, hazelnut spread
chocolate en polvo, choco milk, chocomilk, nesquik, chocolate milk
granola, granolas, cereal
cafe soluble, instant coffee, nescafe, cafe instantaneo
manzanilla, te de manzanilla, chamomile, chamomile tea
hierbabuena, yerbabuena, menta, mint, peppermint
te, tea bags, te en bolsitas, lipton
sustituto de crema, creamer, coffee mate, crema para cafe
refresco, sprite, fanta, squirt, seven up, 7up, jarritos, sangria, manzanita sol, mundet < manzanita, sidral
agua mineral, mineral water, sparkling water, topo chico, penafiel, agua con gas
jugo, jumex, boing, frutsi, jugo de naranja, orange juice, jugo de manzana, apple juice
agua, bottled water, agua embotellada, bonafont, epura, agua de botella < ciel
gatorade, powerade, suero, bebida deportiva, sports drink
polvo para agua, tang, zuko, kool aid, koolaid, agua en polvo
cerveza, caguama, beer, beers, six de cerveza, caguamon, michelada < corona, indio, carta blanca, victoria
michelada, clamato, micheladas, cheladas
ron, rum, bacardi
vodka, whisky, whiskey, wiski, brandy, licor
pierna, leg, pierna de puerco, pierna de cerdo
milanesa, milanesas, breaded steak, cutlet
t bone, tbone, ti bon, sirloin, new york, rib eye
brisket, pecho de res, pecho
lomo, loin, pork loin, tenderloin, filete
higado, liver, lengua, tongue, cabeza de res
pata, pata de res, patitas, cow feet, pigs feet, patas
salmon, surimi, pescado
conejo, rabbit
mandarina, mandarin, tangerine, tangerinas, clementina
kiwi, kiwis
mora, moras, blueberries, blueberry, arandano, arandanos, zarzamora, blackberry, frambuesa, raspberry
guayaba, guava, guayabas
higo, higos, fig, figs
membrillo, quince fruit, cajeta de membrillo, ate
datil, datiles < date, dates
pasas, raisins, raisin, uva pasa, ciruela pasa, orejones, fruta seca, dried fruit
tamarindo, tamarind
jicama, jicamas
cebollitas, cebollin, green onions, cebollita cambray, scallions, cebolla cambray
apio, celery
betabel, beet, beets, remolacha
rabano, radish, radishes
chicharo, chicharos, peas, pea, guisantes
ejote, ejotes, green beans, string beans
champinon, champinones, mushroom, mushrooms, hongo, hongos, setas
pimiento, chile morron, bell pepper, bell peppers, pimiento morron, pimento, morron
serrano, chile serrano, serrano pepper
habanero, chile habanero
poblano, chile poblano, chile para rellenar, ancho, chile ancho
chile de arbol, chile seco, dried chile
chipotle, chipotles, chile chipotle, adobo
chile piquin, piquin, chiltepin, chile chiltepin, chile pequin, chile quipin
chile pasado, chile seco, chilaca
quelites, verdolagas, acelgas, chard, swiss chard, espinaca, kale
chayote, chayotes
aceituna, aceitunas, olives, olive
pepinillos, pickles, pickle, encurtidos, curtidos
chiles en vinagre, rajas en vinagre, pickled jalapenos, la costena
paleta de dulce, lollipop, lollipops, paletas de caramelo, tutsi pop, pirulin, chupirul
chocolate bar, barra de chocolate, carlos v, snickers, hersheys, kit kat, chocolate
bombon, bombones, malvavisco, malvaviscos, marshmallow, marshmallows
gomitas, gomita, gummy bears, gummies, gomas de dulce, panditas
oblea, obleas, cajeta, glorias
galletas, galletas marias, oreo, oreos, gamesa, chokis, arcoiris < maria, marias, emperador, principe
galletas saladas, ritz, saladitas
pastelito, pastelitos, gansito, twinkies, submarinos, marinela, gansitos, pinguinos, tia rosa
brownie, brownies
cheesecake, pay de queso, cheese cake, tarta de queso
elote en vaso, esquite, elote preparado, vaso de elote
tostilocos, dorilocos, frituras preparadas
bunuelo, bunuelos, sopaipilla, sopaipillas, fritters, fritter
nieve, sherbet, sorbete, helado
paleta de hielo, popsicle, popsicles, ice pop, paleta de agua, paleta de leche, paleta de limon, paleta de fresa, paleta de mango, paleta de sandia, paleta de nuez, paleta de coco
sushi, comida china, chinese food, comida japonesa
flautas, flauta, taquitos dorados, tacos dorados
chilaquiles, huevos rancheros, desayuno
chile relleno, chiles rellenos, stuffed pepper
montado, montados, mollete, molletes, discada
pollo rostizado, rotisserie chicken, roasted chicken, pollo asado
pollo frito, fried chicken, kentucky, nuggets, tiras de pollo, chicken tenders
boneless, alitas, bonles
frappe, frapuccino, frappuccino, frapuchino, cafe helado, iced coffee
capuchino, cappuccino, capuccino, latte, espresso, expresso, americano
crepa, crepas, crepe, crepes
fruta picada, fruit cup, coctel de fruta, vaso de fruta, escamocha, bionico
mangonada, chamoyada, mangoneada
banana split, sundae, helado
rebanada, slice, slice of cake, rebanada de pastel
abarrotes, grocery, groceries, tiendita, minisuper, supermercado, grocery store, miscelanea
cuajada, curd, queso
nuez pelada, shelled pecans, mitades de nuez, nuez en mitades, corazon de nuez, nuez sin cascara
quebradora de nuez, quebradora, quebranueces, nutcracker, cascanueces, quiebra nueces, quebra nueces
semilla de calabaza, pepitas, pepita, pumpkin seeds
linaza, flaxseed, chia, amaranto
levadura, yeast, royal, polvo para hornear, baking powder, bicarbonato, baking soda
maicena, cornstarch, fecula
azucar glass, powdered sugar, azucar glas
edulcorante, splenda, stevia, sweetener
huevo, cartera de huevo, dozen eggs, tapa de huevo, huevos de rancho
hielo, yelo, bolsa de hielo, ice cubes
`;
