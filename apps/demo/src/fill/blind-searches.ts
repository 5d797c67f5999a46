/** The others of `blind-goods.ts`: trades and services, asked for by who does the work as often as by the work. */
export const BLIND_SERVICES = `
plomero > Plomería a domicilio
plomeria > Plomería a domicilio
alguien que arregle una fuga de agua > Plomería a domicilio
electrisista > Instalación eléctrica > Instalación eléctrica|electricista
mecanico > ^Mecánica
mecanico para tractor > Mecánica de tractores > Mecánica
alguien que arregle mi carro > Mecánica general
afinacion > Mecánica general
soldador > Soldadura
soldadura a domisilio > Soldadura a domicilio > Soldadura
carpintero > Carpintería
cocinas y closets a la medida > Carpintería a la medida
grua > Grúa
pintor para casa > Pintura de casas > Pintura
jardinero > Jardinería
podar arboles > Jardinería y poda > Jardinería|podar
sapatero > Reparación de calzado
arreglo de zapatos > Reparación de calzado > calzado|Zapato
beterinario > Consulta veterinaria
bañar al perro > Baño y corte de perro
corte de pelo > Corte de cabello > Corte
uñas acrilicas > Uñas acrílicas
maquiyaje para novia > Peinado y maquillaje de novia
clases de costura y tejido > Clases de tejido
clases de computasion > Clases de computación
arreglar computadora > Reparación de computadoras
se me quebro la pantalla del cel > Cambio de pantalla
poner internet en la casa > Instalación de internet
wifi > Instalación de internet|Router|Repetidor
lavar tinaco > Limpieza de tinacos > tinaco
limpiesa de tinacos > Limpieza de tinacos
mantenimiento de cooler > aire lavado
fosa septica > Bombeo y desazolve
renta de sillas y mesas > Renta de mesas y sillas
fotografo para boda > Fotografía de eventos > Fotografía|Video con dron
brinca brinca > Brincolín
inflable para niños > Brincolín
renta de sonido > Renta de sonido
video con drone > Video con dron
decorasion de salon > Decoración de salones
herrar caballos > Herraje de caballos > Herra
reparacion de vombas > Reparación de bombas
clases de regularizacion > Regularización de primaria
imprimir tareas > Captura e impresión
`;

/** Businesses, by name, by kind and by what they sell. */
export const BLIND_BUSINESSES = `
burritos el guero > Burritos El Güero
doña kuka > Doña Cuca
panaderia > Panadería San Isidro
panaderia san ysidro > Panadería San Isidro
carniseria > Carnicería El Novillo
el nobillo > El Novillo
keseria los alamos > Quesería Los Álamos
ferreteria > Ferretería El Tornillo
ferreteria el torniyo > Ferretería El Tornillo
papeleria el lapis > Papelería El Lápiz
floreria > Florería Las Bugambilias
las bugambilias > Florería Las Bugambilias
beterinaria san francisco > Veterinaria San Francisco
estetica glamur > Estética Glamour
refacsionaria > Refaccionaria El Pistón
abarrotes la bodegita > Abarrotes La Bodeguita
pasteles lupta > Pasteles Lupita
forrajes el beserro > Forrajes El Becerro
tortilleria > Tortillería La Espiga
muebles don chui > Muebles de Pino Don Chuy
salon de belleza > Estética Glamour
llantera > Refaccionaria El Pistón
`;

/** Typed by a pocket, or meaning nothing that anybody sells. */
export const BLIND_NONSENSE = `
asdfghjk
qwrtzxp
xkjvbnwq
zzzzqqq
plimfroxa
ñañufkrop
gurzbwelt
jjkkhhgg
wopqunzix
dsflkjwerx
vroxtulmik
hgfdsxzv
brumzafliq
tyghvbwx
`;
