/** Animals, the land, what is worn and sewn, the house. How a line is read: `kin.ts`. */
export const FARM = `
sorgo, sorghum, avena en grano
alimento para gallina, chicken feed, pollinaza, alimento para pollo, alimento de gallina, hen feed
alimento para cerdo, pig feed, alimento para puerco
alimento para ganado, cattle feed, alimento para vaca
alimento para caballo, horse feed, avena para caballo
urea, fertilizante, sulfato
herbicida, herbicide, glifosato, roundup, matahierba
aspersora, sprayer, fumigadora, mochila aspersora, bomba de fumigar
cintilla, drip tape, manguera de goteo, drip line
cabestro, halter, bozal, jaquima, lead rope, cabestros
desparasitante, ivermectin, ivomec, ivermectina, parasitos
arete para ganado, ear tag, aretes para vaca
fierro de herrar, branding iron, fierro
pollitos, chicks, pollito, baby chicks, pollos de engorda
gallo, gallos, rooster
pato, patos, duck, ducks, ganso, goose
chivo, chivos, cabrito, goat, cabras
toro, bull, semental, torete
yegua, mare, potro, potrillo, caballo, colt, potranca
burro de carga, donkey, mula, mule
pecera, fish tank, acuario, aquarium, pez, peces
pajaro, pajaros, bird, birds, canario, perico, periquito
jaula, cage, jaulas, pajarera
abeja, abejas, bees, colmena, beehive, apicultura
estiercol, manure, abono, guano
arbol frutal, fruit tree, arboles frutales, frutal
tierra para macetas, potting soil, tierra para plantas, sustrato
semilla de pasto, grass seed, zacate
caja de manzana, crate, reja, caja de madera, wooden crate
costal, costales, sack, sacks, saco, arpilla < bag
bidon, jerry can, garrafa, porron
arado, plow, rastra, sembradora, implementos, implementos agricolas
forrajera, feed store, forrajes, forrajeria, pasturas
mascota, mascotas, pet, pets, pet store, tienda de mascotas, veterinaria
veterinaria, veterinary, animal clinic, veterinario
estetica canina, grooming, dog grooming, banar al perro, bano de perro, corte de perro
cachorro, cachorros, puppies
collar para perro, dog collar, correa para perro
casa para perro, dog house
incubadora, incubator, bebedero, comedero, waterer, feeder
impermeable, raincoat, poncho, capa de lluvia
bata, bathrobe, robe, bata de bano
botas de hule, rubber boots, botas de lluvia, rain boots
botas de casquillo, steel toe boots, steel toe, bota de casquillo, bota de seguridad
botin, botines, ankle boots, bota corta
zueco, crocs, sandalia
zapatilla, high heels, tacones, zapato de tacon
corbata, necktie < tie
mono, monos, bow, bow tie, corbatin
crucifijo, crucifix, cruz, cross
rosario, rosary
ropa de bebe, baby clothes, ropita de bebe, mameluco, onesie, panalero
babero, bib, baberos, bibs
cobija de bebe, baby blanket, cobijita
autoasiento, car seat, silla para carro, asiento de bebe
leggings, mallas, licra, mayon, mallones, legging
pans, jumper, sweatpants, pants deportivo, conjunto deportivo, tracksuit
polar, fleece, chamarra polar
camisa de cuadros, plaid shirt, camisa a cuadros, flannel
camisa vaquera, western shirt, camisa de vestir
vestido de novia, wedding dress, wedding gown
vestido de quinceanera, quinceanera dress, vestido de xv
ropon, baptism gown, ropon de bautizo, christening gown
velo, veil, tiara, diadema, headband
broche, hair clip, prendedor, pasador, hair clips, ganchito
liga, ligas, hair tie, donitas, ligas para el cabello, scrunchie
maquina de coser, sewing machine
elastico, elastic, resorte
liston, ribbon, listones
encaje, lace, bies
bordado, embroidery, bordados, bordar
tejido, crochet, tejer, knitting, gancho para tejer, knitted
merceria, boneteria, fabric store, sewing shop
sombrero, sombrero de palma, straw hat, sombrero vaquero
cinto piteado, cinturon piteado, piteado
talabarteria, western wear, leather shop, saddlery, talabartero
zapateria, shoe store, calzado
boutique, clothing store, tienda de ropa, ropa
joyeria, jewelry store, joyero, relojeria
muebleria, furniture store, muebles
ropa usada, second hand, segunda mano, thrift, usado, tianguis, bazar, used clothes
sillon, love seat, loveseat, sillones
mesa de centro, coffee table
comedor, dining table, mesa de comedor, mesa para comedor, dining set
banco, stool, taburete, banquito, bar stool
base de cama, box spring, bed frame
escritorio, desk, mesa de trabajo
florero, jarron, vase
freidora de aire, air fryer, freidora, airfryer
olla de coccion lenta, crockpot, slow cooker, crock pot
arrocera, rice cooker, olla arrocera
tamalera, olla tamalera, olla para tamales, vaporera, tamale pot, steamer
tazon, bowl, plato hondo, tazones, bowls, refractario
rallador, grater, cheese grater, rayador
abrelatas, can opener
colador, strainer, coladera, colander
espatula, spatula, pinzas de cocina, tongs
cucharon, ladle, cuchara grande
rodillo para amasar, rolling pin, palote
recipiente, recipientes, tupperware, toper, topper, food container, contenedor, refractarios
charola, charolas, tray, bandeja
molde, moldes, molde para pastel, cake mold, baking pan, cake pan
zapatera, shoe rack, zapatero
muebles de jardin, patio furniture
hamaca, hammock
asador, grill, bbq grill, parrilla, disco, parrillero
liquido para encender, lighter fluid, fire starter, ocote
carpa, toldo, canopy, party tent, lona para fiesta, carpas, toldos
perchero, coat rack, ganchera
repisa, shelf, rack, anaquel, estante
`;
