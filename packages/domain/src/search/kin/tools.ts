/** Tools, building, light, water, cars. How a line is read: `kin.ts`. */
export const TOOLS = `
herramienta, herramientas, tools, tool, juego de herramientas
caja de herramienta, toolbox, tool box, caja para herramienta
marro, mazo, mallet, sledgehammer
pinzas, alicatas, alicate, pinza de electricista
llave stillson, stillson, pipe wrench, stilson
llaves allen, allen, allen keys, hex keys
juego de dados, socket set, dados, autocle, matraca
arco con segueta, segueta, hacksaw, arco de segueta
sierra circular, circular saw, cierra circular, sierra de mesa
esmeriladora, esmeril, pulidora, grinder, angle grinder, amoladora
disco de corte, cutting disc, disco para esmeril, disco para metal
lijadora, sander
nivel, nivel de burbuja < level
cutter, exacto, utility knife, navaja de corte, box cutter, cuter
barreta, pry bar, crowbar, pata de cabra < barra
cincel, chisel, formon
lima para metal, escofina < lima, file
prensa, clamp, clamps, sargento, tornillo de banco, vise, bench vise
yunque, anvil
electrodo, electrodos, soldadura 6013, welding rod, varilla para soldar, welding rods
planta de soldar, welding machine, maquina de soldar, soldadora
careta para soldar, careta, welding helmet, welding mask
engrapadora, stapler, staple gun, grapas, staples, grapadora
plomada, plumb bob, nivel
foco, foco led, ahorrador, lampara led < led
soquet, socket de foco, portalampara, soket
fusible, fuse, fuses, pastilla termica, breaker, interruptor termico, centro de carga
cinta de aislar, electrical tape, cinta aislante, cinta electrica
panel solar, solar panel, paneles solares, solar panels, celda solar
inversor, inverter, inversor de corriente
regulador de voltaje, voltage regulator, regulador
multimetro, multimeter, voltimetro, tester
timbre, doorbell
pintura en aerosol, spray paint, aerosol, pintura en spray
primer, sellador, sealer, fondo para pintura
pegamento blanco, resistol 850, resistol blanco, wood glue, pegamento para madera
kola loka, super glue, krazy glue, pegamento instantaneo, kolaloka
plastilina epoxica, epoxy, pegamento epoxico
triplay, plywood, mdf, aglomerado, hoja de triplay
tablon, tabla, barrote, two by four, dos por cuatro, polin, viga, beam, beams
lamina, roofing, shingles, teja, tejas, techo
aislante, insulation, fibra de vidrio, unicel
boquilla, grout, pegazulejo, adhesivo para piso, pega azulejo
piso, floor, flooring, vitropiso
chapa, doorknob, door lock, cerradura, picaporte
bisagra, bisagras, hinge, hinges
taquete, taquetes, ancla, anchor, anchors, pija con taquete
gancho, armella, hook, hooks, argolla
malla ciclonica, wire mesh, chain link fence, tela ciclonica, malla borreguera
poste, postes, fence post, post, poste de cerco
porton, gate, zaguan, portones
tubo pvc, pvc, tubo de pvc, pvc pipe, tubo galvanizado, galvanized pipe
cople, coples, coupling, niple, conexion, conexiones, tee galvanizada, fittings
flotador, float valve, valvula de llenado, flotador para tinaco
cinta teflon, teflon, teflon tape
regadera, shower head, cebolla de regadera, ducha
tina de bano, bathtub, banera
fosa septica, septic tank, biodigestor, letrina
tinaco, cistern, pila de agua, deposito de agua, tanque de agua
aire lavado, cooler de aire, evaporative cooler, swamp cooler, aire evaporativo, enfriador
paja para cooler, cooler pads, aspen pads, filtro para cooler
cilindro de gas, gas tank, tanque de gas, cilindro, propane tank
regulador de gas, gas regulator
chimenea, fireplace, calenton de lena, wood stove, estufa de lena, calentador de lena
tubo de chimenea, chimney pipe, tubo para calenton
lena, lenos, tronco, troncos, firewood, mezquite, encino
calentador, calentador de paso, tankless, calentador solar, solar water heater, boiler de paso
filtro de aceite, oil filter
filtro de aire, air filter
discos de freno, rotor, rotors, tambor de freno
liquido de frenos, brake fluid
aceite de transmision, transmission fluid, aceite para transmision
retrovisor, espejo lateral, side mirror, espejo retrovisor
alternador, alternator, marcha, starter
radiador, radiator
bomba de gasolina, fuel pump
amortiguador, amortiguadores, shocks, shock absorber, struts
mofle, muffler, escape, silenciador, mufler
clutch, embrague, cloch, kit de clutch
lazo para remolcar, tow rope, tow strap, cadena de arrastre
cera para carro, car wax, pulidor
lavado de autos, car wash, autolavado, lavado de carros, carwash, lavar carro
cubreasientos, seat cover, seat covers, fundas de asiento, cubre asientos
tapetes para carro, floor mats, tapete, car mats
estereo, stereo, autoestereo, estereo para carro, car stereo
remolque, trailer, traila, trailas
enganche, hitch, bola de remolque, tow hitch
casco, helmet, casco de moto
camara de bicicleta, inner tube, camara para llanta
grasa, grease, grasa para baleros
aflojatodo, wd 40, wd40, afloja todo, penetrating oil
afinacion, tune up, afinaciones, mecanica general
alineacion, alignment, balanceo, alineacion y balanceo
vulcanizadora, desponchado, flat tire, desponchadora, talacha, talachas, ponchadura, llanta ponchada, tire repair
hojalateria, body shop, hojalateria y pintura, enderezado, laminado y pintura
cambio de aceite, oil change, aceite y filtro
llantera, tire shop, llantas
refaccionaria, auto parts store, parts store, refacciones
gasolinera, gas station
ferreteria, hardware store, tlapaleria, hardware, materiales para construccion
madereria, lumber yard, lumber
paneles, cerca solar, energia solar, solar
bateria para carro, acumulador, bateria para troca, pila de carro, truck battery, bateria
aceite para motor, aceite para carro, aceite para troca, motor oil
sellador, silicon, caulking
grava, gravel, gravilla, piedra, stone, rocks
malla sombra, shade cloth, maya sombra
lona, lonas, tarp, tarps, hule
podadora, lawn mower, cortadora de pasto, lawnmower
desbrozadora, weed eater, weedeater, desmalezadora, orilladora
tijeras para podar, pruner, pruning shears, podadera
guante de carnaza, work gloves, guantes de trabajo, guantes de carnaza
lentes de seguridad, safety glasses, goggles
`;
