/** Tools, building, cars, the land and animals. How a line is read: `kin.ts`. */
export const WORK = `
martillo, hammer, mazo, marro
taladro, drill, rotomartillo, taladros
broca, brocas, drill bit, drill bits
desarmador, desarmadores, screwdriver, destornillador, screw driver, screwdrivers
pinza, pinzas, pliers, alicates
pinza de presion, vise grip, pinzas de presion, locking pliers
llave inglesa, perica, wrench, adjustable wrench, llave perico
juego de llaves, wrenches, llaves espanolas, wrench set
dado, matraca, ratchet, socket, autocle
serrucho, saw, sierra, handsaw, segueta
sierra, motosierra, chainsaw
hacha, axe, ax
machete, guadana
pala, shovel, spade
pico, pickaxe, zapapico, talache
azadon, hoe
rastrillo, rake
carretilla, wheelbarrow, carrucha
escalera, ladder, escalera de tijera
cinta metrica, tape measure, flexometro, metro
nivel, spirit level
clavo, clavos, nail, nails
tornillo, tornillos, screw, screws, pija, pijas
tuerca, tuercas, nut, nuts, rondana, washer, bolt, bolts
alambre, wire
alambre de puas, barbed wire, puas
malla, mesh, fence, cerca, ciclonica, netting, tela de gallinero
cadena, chain
cuerda, rope, soga, mecate, lazo, reata
lazo, lasso, reata, soga
cinta, tape, masking, masking tape, cinta de aislar
cinta gris, duct tape
pegamento, glue, resistol, kola loka, adhesivo, silicon
silicon, caulk, sellador
lija, sandpaper
pintura, paint, pinturas
brocha, brochas, paint brush, paintbrush
rodillo, roller
thinner, tiner, tinner, solvente, aguarras, paint thinner
barniz, varnish
impermeabilizante, waterproofing, sellador de techo
cemento, cement, concreto, concrete
mortero, mortar mix, mezcla
cal, lime powder
yeso, plaster, gypsum, tablaroca, drywall
arena, sand, grava, gravel
ladrillo, brick, bricks
block, blocks, bloque, cinder block
adobe, adobes, mud brick
varilla, rebar, varillas
lamina, sheet metal, laminas
madera, wood, lumber, polin, tabla
vidrio, cristal, pane
azulejo, tile, piso, tiles, loseta
tubo, tubos, pipe, pipes, tuberia
codo, elbow, conexion, fitting
llave de agua, llave de nariz, faucet, tap, grifo
mezcladora, faucet, monomando
regadera, shower, ducha
wc, toilet, taza de bano, sanitario, inodoro, excusado
lavabo, sink, fregadero
valvula, valve
cable, cables, wire, electric cable
cable calibre, cable electrico, cable de luz, electrical wire
contacto, enchufe, outlet, toma de corriente
apagador, switch, interruptor, light switch
extension, extension cord
pila, pilas, battery, batteries, bateria, baterias
linterna, flashlight, lampara de mano
generador, planta de luz, generator
soldadora, welder, soldar, soldadura, welding
compresor, compressor
bomba, pump, bomba de agua, water pump
gato, gato hidraulico, jack, car jack
llanta, llantas, tire, tires, tyre, tyres, neumatico
rin, rines, rims, wheel, wheels
acumulador, bateria de carro, car battery, bateria, battery
aceite de motor, motor oil, engine oil, aceite para carro
anticongelante, antifreeze, coolant
filtro, filter, filtros
bujia, bujias, spark plug, spark plugs
balata, balatas, brake pads, brakes, frenos, pastillas de freno
faro, faros, headlight, headlights
limpiaparabrisas, wipers, plumas de carro
cables pasacorriente, jumper cables, pasacorriente
refaccion, refacciones, auto parts, car parts, autopartes, repuesto
aromatizante, air freshener, pinito
gasolina, gas, gasoline, fuel, diesel
carro, coche, car, auto, automovil, troca
camioneta, truck, pickup, troca
moto, motorcycle, motocicleta
bicicleta, bike, bicycle, bici
tractor, tractores
forraje, feed, pastura, alimento
alfalfa, paca, hay, bale, pacas, pastura
maiz quebrado, cracked corn
salvado, bran
melaza, molasses
sal mineral, mineral salt, bloque de sal, salt block
fertilizante, fertilizer, abono
herbicida, weed killer, mata hierba
riego, irrigation, goteo, drip
aspersor, sprinkler, sprinklers, rociador
cerco electrico, electric fence, pastor electrico
vaca, vacas, cow, cows, ganado, cattle, bovino, bovina
becerro, becerros, calf, calves, ternero
caballo, caballos, horse, horses
gallina, gallinas, hen, hens, ponedora
puercos, cerdos, pigs, pig, lechon
borrego, sheep, chivas, cabra, goat, goats
perro, perros, dog, dogs, cachorro, puppy
gato, gatos, cat, cats, kitten
croqueta, croquetas, dog food, alimento para perro, kibble, pedigree, dog chow, comida para perro, comida de perro
alimento, croquetas < purina
alimento para gato, cat food, whiskas, croquetas para gato, comida para gato, comida de gato
arena para gato, cat litter
correa, leash, pechera, harness
antipulgas, flea, flea collar, garrapata, pulgas
desparasitante, dewormer, ivermectina
vacuna, vaccine, vacunas
desparasitante, vacuna, vitaminas < medicina veterinaria, medicina para animales, medicina para ganado, medicina para vacas
jeringa, syringe
montura, saddle, silla de montar
cabezada, bridle, riendas, reins
espuela, espuelas, spurs, spur
herradura, herraduras, horseshoe, horseshoes
chaparreras, chaps, chaps de cuero
sudadero, saddle blanket
veterinario, veterinaria, vet
vivero, nursery, plants
manzano, apple tree, arbol de manzana
pino, pine, pine tree
nogal, pecan tree, nogales
`;
