/** House, kitchen, cleaning, babies. How a line is read: `kin.ts`. */
export const HOME = `
silla, chair, chairs, sillita
mesa, table, tables, comedor, escritorio
banca, bench, banco
sillon, sofa, couch, love seat, sala, reclinable, armchair, recliner
mecedora, rocking chair, rocker
cama, bed, beds, litera, cabecera
litera, bunk bed, bunk beds
colchon, mattress
cuna, crib
ropero, closet, wardrobe, armario, guardarropa
comoda, dresser, cajonera, chest of drawers
buro, nightstand, mesita de noche
librero, bookshelf, bookcase, repisa, shelf, estante
espejo, mirror
marco, frame, picture frame, portarretrato, portarretratos
cuadro, painting, pintura de pared, poster
cortina, cortinas, curtain, curtains, persiana, blinds
alfombra, rug, carpet, tapete, mat
lampara, lamp, lamps, light
foco, focos, light bulb, bulb, bombilla
vela, velas, candle, candles, veladora, veladoras
reloj, clock, watch
reloj de pared, wall clock
almohada, almohadas, pillow, pillows, cojin, cojines
sabana, sabanas, sheet, sheets, bed sheets, juego de sabanas
cobija, cobijas, blanket, blankets, cobertor, frazada, manta, edredon, san marcos
edredon, comforter, duvet, colcha, quilt, cubrecama, sobrecama, bedspread
toalla, toallas, towel, towels
mantel, tablecloth
maceta, macetas, pot, flower pot, flowerpot
planta, plantas, plant, plants
arbol, arboles, tree, trees, arbolito
rosal, rose bush
cesped, pasto, grass, zacate, lawn
tierra, soil, potting soil, composta, compost
semilla, semillas, seed, seeds
regadera, watering can
manguera, hose, garden hose
olla, ollas, cazuela, stock pot, saucepan, cacerola
olla expres, olla express, pressure cooker, olla de presion, instant pot
vaporera, tamalera, steamer
sarten, sartenes, skillet, frying pan
comal, griddle, plancha
disco, disco de arado, wok < discada
cazo, cauldron
cuchillo, cuchillos, knife, knives, navaja
cuchara, cucharas, spoon, spoons
tenedor, tenedores, fork, forks
cubiertos, cutlery, silverware
plato, platos, plate, plates, dish, dishes, vajilla
vajilla, dinnerware, loza, platos, traste, trastes
vaso, vasos, drinking glass, cup, cups, tumbler
taza, tazas, mug, mugs, coffee cup
jarra, pitcher, jug, garrafa
termo, thermos, yeti
tortillero, tortilla warmer
tortilladora, prensa para tortillas, tortilla press
molcajete, mortar, metate
frasco, frascos, jar, jars, mason jar, tarro
botella, bottle, bottles
bote, bucket, cubeta, balde, pail, tina
tabla para picar, cutting board, tabla de picar
licuadora, blender
batidora, mixer
cafetera, coffee maker, coffee pot
tostador, toaster
microondas, microwave, horno de microondas
horno, oven
estufa, stove, parrilla, estufon
refrigerador, refri, fridge, refrigerator, hielera electrica
hielera, cooler, ice chest
congelador, freezer
lavadora, washing machine, washer
secadora, dryer, hair dryer
plancha, iron, planchas
aspiradora, vacuum, vacuum cleaner
ventilador, fan, abanico
aire, aire acondicionado, cooler de aire, air conditioner, minisplit, clima
calenton, calefactor, heater, calefaccion
calentador, boiler, water heater, calentador de agua
lena, firewood, leno
carbon, charcoal
cerillos, fosforos, matches, encendedor, lighter
escoba, escobas, broom
trapeador, mop, mechudo
recogedor, dustpan
jabon, soap, jabones
detergente, detergent, laundry soap, ariel, jabon en polvo, jabon de ropa, roma, ace
suavizante, fabric softener, suavitel, downy
cloro, bleach, blanqueador, cloralex, clorox
limpiador, cleaner, multiusos, cleaning < pinol, fabuloso
desinfectante, lysol, disinfectant
lavatrastes, dish soap, salvo, axion, jabon de trastes
esponja, sponge, fibra
bolsa de basura, bolsas de basura, trash bags, garbage bags
basurero, trash can, bote de basura
papel higienico, papel de bano, toilet paper, papel sanitario
servilleta, servilletas, napkin, napkins
toallas de papel, paper towels, toalla de cocina
desechables, disposable, platos desechables, paper plates, vasos desechables
aluminio, foil, papel aluminio
insecticida, bug spray, raid, mata moscas
trampa, mouse trap, ratonera
panal, panales, diaper, diapers, huggies, panial
toallitas, toallitas humedas, wipes, baby wipes
biberon, mamila, baby bottle
chupon, pacifier
formula, formula infantil, baby formula, leche en polvo
carriola, stroller
bebe, baby, babies
bano, bathroom
cocina, kitchen
jardin, garden, yard, patio
mueble, muebles, furniture
decoracion, decor, decoration, adorno, adornos
llave, key, keys, llaves
candado, padlock, lock, cerradura, chapa
puerta, door, doors
ventana, window, windows
tinaco, water tank, cisterna, rotoplas
gas, propane, tanque de gas
`;
