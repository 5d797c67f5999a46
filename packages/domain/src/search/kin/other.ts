/** Devices, school, toys, feasts, services, and words of both languages. How a line is read: `kin.ts`. */
export const OTHER = `
celular, celulares, phone, cell phone, smartphone, telefono, cel, iphone, samsung, mobile
tableta, tablet, ipad
funda, phone case, case, carcasa, protector
funda, carcasa, phone case, funda de uso rudo < funda para celular, carcasa para celular, cell phone case
mica, screen protector, cristal templado
cargador, charger, cargadores
cable usb, usb cable
audifonos, headphones, earphones, auriculares, earbuds, airpods, manos libres
bocina, bocinas, speaker, speakers, altavoz, parlante
computadora, computer, pc, compu, ordenador, laptop
laptop, laptops, notebook, portatil, computadora portatil
monitor, screen, pantalla
pantalla, television, tele, tv, televisor, televisions, smart tv
antena, antenna
control, control remoto, remote, control universal
teclado, keyboard
raton, mouse
impresora, printer
tinta, ink, cartucho, toner, printer ink, tinta para impresora
camara, camera, webcam, camara web
camara de seguridad, security camera, camara de vigilancia
memoria, usb, memory card, memoria usb, flash drive, micro sd
disco duro, hard drive, ssd
modem, router, internet, wifi, wi fi
pila recargable, power bank, bateria portatil
calculadora, calculator
videojuego, videojuegos, video game, xbox, playstation, nintendo
flor, flores, flower, flowers, ramo, bouquet
rosa, rosas, rose, roses
girasol, girasoles, sunflower, sunflowers
ramo, bouquet, arreglo floral, arreglo
corona funebre, funeral wreath, corona
regalo, regalos, gift, gifts, present, obsequio
tarjeta, card, greeting card
globo, globos, balloon, balloons
pinata, pinatas
fiesta, party, fiestas, cumpleanos, birthday
vela de cumpleanos, birthday candle, velitas
disfraz, costume, disfraces
navidad, christmas, navideno
dia de muertos, day of the dead, altar
boda, wedding, novia, bride
bautizo, baptism, primera comunion
juguete, juguetes, toy, toys
muneca, munecas, doll, dolls
peluche, oso, teddy, teddy bear, stuffed animal
carrito, toy car, carritos
rompecabezas, jigsaw, puzzle
pelota, ball, balon, pelotas
balon, soccer ball, football, futbol
balon de futbol < soccer ball
juego de mesa, board game, loteria
bloques, lego, legos
cuerda para brincar, jump rope
cuaderno, cuadernos, notebook, libreta, libretas, notebooks
lapiz, lapices, pencil, pencils
lapices de colores, colored pencils, colores, crayolas, crayons
pluma, plumas, pen, pens, boligrafo, lapicero
marcador, marcadores, marker, markers, plumon, plumones
borrador, eraser, goma
sacapuntas, sharpener
tijera escolar, school scissors
hojas, hojas blancas, printer paper, copy paper, hojas de maquina
papel, paper
carpeta, folder, binder
agenda, planner, diary
libro, libros, book, books
diccionario, dictionary
cuento, cuentos, stories, story book
libro para colorear, coloring book
escuela, school, utiles, utiles escolares, school supplies
artesania, handcraft, handmade, artesanal
mudanza, moving, flete, fletes
plomero, plumber, plomeria, plumbing, fontanero, fontaneria
electricidad, instalacion electrica < electricista, electrician
carpintero, carpenter, carpinteria
mecanico, mechanic, taller, mecanica, car repair
albanil, mason, construccion
jardinero, gardener, jardineria
pintor, painter
soldador, welder, soldadura, soldar
estilista, hairdresser, estetica, peluqueria, barber, barberia, corte de cabello, haircut, corte de pelo, peluquero, barbero
costurera, seamstress, costura, sastre, tailor
ninera, babysitter
doctor, medico, consulta
dentista, dentist
fotografo, photographer, fotografia, photos
abogado, lawyer
contador, accountant
reparacion, arreglo, compostura, repair, arreglar, reparar, componer
renta, alquiler, rental, rentar, alquilar
brincolin, brinca brinca, inflable, bounce house
grua, tow truck, auxilio vial
instalacion, instalar, installation, install
maestro, tutor, clases, lessons
taxi, ride, transporte
limpieza, cleaning, house cleaning
entrega, delivery, a domicilio
musica, music, mariachi, banda
guitarra, guitar
instrumento, instrument
deporte, sports, sport
pesca, fishing, cana de pescar
caceria, hunting, cuchillo de monte
tienda de campana, tent, camping
piscina, pool, alberca
cigarro, cigarros, cigarettes, cigarette, tabaco
recarga, saldo, tiempo aire, top up
rojo, roja, colorado < red
azul, blue
verde, green
amarillo, amarilla, yellow
negro, negra, black
blanco, blanca, white
cafe, brown
grande, large, big
chico, chica, small, pequeno, mini
nuevo, nueva, new
usado, usada, used, segunda
vaquero, vaquera, cowboy, western
trabajo, work
mexicano, mexicana, mexican
casero, casera, homemade
pulgadas, pulgada, plg
`;
