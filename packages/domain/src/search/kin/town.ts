/** School, play, music, devices, and what people of a town do for others. How a line is read: `kin.ts`. */
export const TOWN = `
laptop, chromebook, macbook, computadora
memoria micro sd, sd card, micro sd, tarjeta de memoria
cargador tipo c, usb c, tipo c, cable tipo c, lightning, cable cargador
roku, chromecast, fire stick, tv box, convertidor smart
dron, drone, drones
reloj inteligente, smartwatch, smart watch, apple watch
chip, sim, chip telcel, sim card, chip de celular
recarga, telcel, recargas, movistar, unefon, tiempo aire
control de xbox, controller, control de play, control para xbox, joystick
videojuego, game, games, nintendo switch, play station, consola
microfono, microphone, mic, karaoke
regla, ruler, escuadra, juego de geometria, compas escolar, geometry set
lapiz adhesivo, glue stick, pritt, pegamento en barra, pegamento de barra
cartulina, poster board, papel de colores, construction paper, papel bond
foami, fomi, foamy, fomy, eva foam
papel crepe, crepe paper, papel china, tissue paper, papel de china
cinta adhesiva, diurex, scotch tape, cinta transparente, durex
lonchera, lunch box, lunchbox, lonchera escolar
botella de agua, water bottle, cilindro para agua, termo
acuarelas, watercolors, acuarela, pintura escolar, pinceles, pincel
protectores de hojas, sheet protector, micas para hojas
marcatextos, highlighter, marca textos, resaltador
corrector, correction fluid, liquid paper, corrector liquido
notas adhesivas, post it, post its, notitas
sobre, sobres, envelope, envelopes
mapa, map, mapas, monografia, monografias, biografia
plastilina, play doh, clay, masa para modelar
diamantina, glitter, brillantina
calcomania, calcomanias, stickers, sticker, estampas, estampitas
copias, copies, photocopies, fotocopias, impresiones, impresion, imprimir, printing, print, copias e impresiones
escaneo, scan, escanear, scanner
enmicado, laminating, enmicar, laminado, engargolado, engargolar, binding
papeleria, stationery, stationery store, utiles
libreria, bookstore, libros
barbie, muneca
balon de basquetbol, basketball, basquet, balon de basket, basquetbol
voleibol, volleyball, balon de voleibol, volibol
beisbol, baseball, beis, guante de beisbol, bate, softbol < bat
triciclo, tricycle, patin del diablo, scooter, montable
patineta, skateboard, patines, skates, roller skates
slime, moco de gorila
burbujas, bubbles, pompas de jabon
papalote, papalotes < kite
gorros de fiesta, party hat, gorritos, party hats
bolsitas para dulces, candy bags, bolo, bolos, goodie bags, dulceros, bolsita de dulces
mascara de luchador, mask, mascara, antifaz, luchador
confeti, confetti, serpentinas, streamers, cascarones
banderin, banner, letrero, guirnalda
trampolin, trampoline, tumbling, brincolin
columpio, swing, resbaladilla, slide, columpios
alberca inflable, inflatable pool, piscina, albercas
pesas, dumbbells, mancuernas, weights, pesa, dumbbell
tapete de yoga, yoga mat
caminadora, treadmill, bicicleta estatica
gimnasio, gym, crossfit, zumba
carnada, bait, lombrices, anzuelo, fish hooks
bolsa para dormir, sleeping bag
binoculares, binoculars
cartuchos, ammo, municion
cuerdas de guitarra, guitar strings
tambor, drum, drums, bateria musical, tarola
teclado musical, piano, piano keyboard, organo
acordeon, accordion
trompeta, trumpet, tuba, saxofon
violin, fiddle, ukulele
armonica, harmonica
techador, roofer, impermeabilizacion, impermeabilizar
cerrajero, locksmith, cerrajeria, copia de llaves, duplicado de llaves
zapatero, cobbler, shoe repair, reparacion de calzado, arreglo de zapatos, compostura de zapatos, arreglar zapatos, reparacion de zapatos
reparacion de computadoras, computer repair, arreglar computadora, arreglo de computadoras, formatear
reparacion de celulares, phone repair, arreglar celular, cambio de pantalla, arreglo de celulares, cell phone repair
reparacion de lavadoras, appliance repair, arreglar lavadora, reparacion de refrigeradores, linea blanca, reparacion de electrodomesticos
mecanica, arreglar carro, arregle carro, arreglen carro, car repair, mecanica general, taller mecanico, mechanic shop, auto repair, reparacion de carros
plomeria, arreglar fuga, fuga de agua, fuga, drenaje tapado, water leak, leak
electricista, electrician, instalacion electrica, corto circuito, instalaciones electricas
aire acondicionado, air conditioning repair, mantenimiento de aire, instalacion de minisplit
acarreo, acarreos, hauling, flete, mudanza
mandado, mandados, errands, errand, envios
lavanderia, laundry, lavado de ropa, lavar ropa
tintoreria, dry cleaning, planchado, ironing, planchar ropa
limpieza, limpiar, lavar, lavado, cleaning, limpieza general
banquete, banquetes, catering, taquiza, taquizas, comida para eventos
cocinera, cocinero, cook, chef
mesero, meseros, waiter, waiters
sonido, renta de sonido, luz y sonido, equipo de sonido < dj
grupo musical, band, banda, conjunto norteno, norteno, mariachi, musica en vivo
video, filmacion, videografo, videografia
renta de mesas y sillas, tables and chairs, chair rental, renta de mobiliario, mesas y sillas, party rental
invitacion, invitaciones, invitations
decoracion, decoraciones, decorations, decoracion de fiestas, decoracion con globos
salon de fiestas, party hall, salon de eventos
pastel personalizado, custom cake, pastel sobre pedido, pasteleria
notario, notary, notaria, escrituras
seguro, seguros, insurance, aseguradora
prestamo, prestamos, loan, loans, credito, empeno
traduccion, traducciones, translation, traductor, translator
tramites, visa, pasaporte, passport, tramite de visa
funeraria, funeral, funerales, funeral home, velacion, ataud
corona funebre, corona para difunto, arreglo funebre, funeral wreath, corona de flores
difunto, difuntos, muerto, funebre, panteon, muertos, sepelio < funeral
hotel, motel, hospedaje, posada, lodging
cabana, cabanas, cabin, cabins
renta de casa, casa en renta, house for rent, casas en renta, rento casa
departamento, apartment, cuarto en renta < room
terreno, terrenos, lote, rancho en venta, bienes raices, real estate
perforacion de pozos, well drilling, pozo, pozos, perforacion
tapiceria, tapicero, upholstery, tapizar, tapizado
vidrieria, vidriero, glass shop, vidrio, vidrios
canceleria, aluminio y vidrio, aluminum, ventanas de aluminio
herreria, herrero, blacksmith, portones, ironwork, proteccion para ventanas
poda, podar, podar arboles, tree trimming, poda de arboles, tumbar arboles
cortar zacate, lawn mowing, cortar pasto, corte de pasto, jardineria
fumigacion, fumigador, pest control, fumigar, exterminador, plagas, termitas, termites, control de plagas
desazolve, bombeo, septic pumping, fosa septica, desasolve, limpieza de fosas
internet, starlink, satellite, internet satelital, internet en casa, poner internet < sky
lona impresa, rotulos, rotulo, signs, rotulista, anuncio, anuncios, letreros, lonas publicitarias
grabado, engraving, grabado laser
sublimacion, serigrafia, playeras personalizadas, tazas personalizadas, personalizado, personalizada, personalized
herrador, herraje, horseshoeing, farrier, herrar, herraje de caballos
inseminacion, artificial insemination
matanza, butchering, slaughter, matancero, rastro
maquila, tractor work, siembra, cosecha, trilla, barbecho
retroexcavadora, backhoe, excavacion, excavation, maquinaria pesada, bulldozer, trascabo
clases de ingles, english classes, ingles, english lessons
clases de guitarra, music lessons, clases de musica, guitar lessons
clases de computacion, computer lessons, computacion, computer classes, clases de compu
regularizacion, tutoria, tutorias, tutoring, asesorias, clases particulares
guarderia, daycare, day care, cuidado de ninos, ninera
cuidado de ancianos, caregiver, cuidadora, enfermera, nurse
doctor, clinica, clinic, consultorio, hospital
psicologo, psychologist, psicologia, terapia, therapy
contabilidad, facturas, sat, declaraciones, accounting
albanileria, albanil, construction, bardas, construccion, masonry
taqueria, taco shop, taco stand, tacos
restaurante, restaurant, fonda, comida
cafeteria, coffee shop, cafe
pizzeria, pizza place, pizza
neveria, paleteria, ice cream shop, heladeria
pasteleria, reposteria, cake shop, pasteles, pastry
panaderia, bakery, bread shop
carniceria, butcher shop, meat market, carnes
fruteria, produce, verduleria, frutas y verduras
dulceria, candy store, dulces
queseria, cremeria, dairy, lacteos, quesos
deposito de cerveza, vinateria, liquor store, licoreria < deposito
floreria, florist, flower shop, flores
regalos, gift shop, novedades, gift store
electronica, electronics, electronics store
vivero, plant nursery, invernadero, greenhouse
purificadora, water store, agua purificada
`;
