/**
 * Searches as people type them, each with a pattern of the names that are meant, folded; without one nothing is. Slips, sounds,
 * plurals, English, several words, brands, nonsense.
 */
export const SEARCHES = `
tortiya > tortilla
tortiyas de arina > tortilla de harina
tortilla > tortilla
tortila > tortilla
poyo > pollo
poyo asado > pollo asado
pollo > pollo
poyo rostizado barato > pollo
martiyo > martillo
martilo > martillo
siya > silla
siyas de pino > silla de pino
votas > bota
botaz vakeras > bota .*vaquera
votas de travajo > bota de trabajo
nueces > nuez
nues > nuez
croketas > croquetas
croqetas de perro > croquetas para perro
croquetas gato > croquetas para gato
leche deslactosada barata > leche
leche > ^leche
webo > huevo
huebos > huevo
uevo > huevo
guevo > huevo
webos de rancho > huevo de rancho
keso > queso
queso menonita > queso menonita
kueso > queso
quezo asadero > queso asadero
pizza >
lavadora >
pan > pan
panes > pan
pan dulce > pan|concha|cochito|semita|dona|empanada|hojarasca
pan de caja > pan de caja
bolillos > bolillo
consha > concha
conchas de vainilla > concha de vainilla
donas > dona
empanadas > empanada
pasteles > pastel
pastel 3 leches > tres leches
pastel de tres leches > pastel de tres leches
3 leches > tres leches
rosca de reyes > rosca
cupcakes > cupcake
flan > flan
gelatina > gelatina
galetas > galleta
galletas saladas > galletas saladas
tamales > tamal
tamales de rojo > tamales de rojo
burito > burrito
burrito de frijol > burrito de frijol
burritos de machaca > burrito de machaca
tacos > taco
tacos al pastor > tacos al pastor
ensilada > enchilada|nuez enchilada
enchiladas coloradas > enchiladas coloradas
pozole > pozole
posole > pozole
menudo > menudo
caldo de res > caldo de res
asado de puerko > asado de puerco
quesadiya > quesadilla
gorditas > gordita
guacamole > guacamole
frijoles > frijol
frijol > frijol
frigol > frijol
arros > arroz
arroz con leche > arroz con leche
asucar > azucar
azucar > azucar
aceite > aceite
aseite de cosina > aceite
cafe molido > cafe molido
kafe > cafe
sardinas > sardina
atun > atun
jalapenos > jalapeno
papas fritas > papas fritas
sabritas > papas fritas
abena > avena
refresco > refresco
agua > agua
garrafon de agua > agua purificada
papel de baño > papel higienico
papel hijienico > papel higienico
beladora > veladora
arachera > arrachera
carne molida > molida
costilla > costilla
chuletas > chuleta
chorizo > chorizo
choriso verde > chorizo verde
carne seca > carne seca
pechugas > pechuga
chicharon > chicharron
manteca > manteca
carne asada > carne asada
tripas > tripa
crema > crema
llogurt > yogur
yogur > yogur
mantequilla > mantequilla
mantekilla > mantequilla
cajeta > cajeta
jamon > jamon
requeson > requeson
mansana > manzana
manzanas rojas > manzana roja
durasno > durazno
sandia > sandia
zandia > sandia
naranjas > naranja
aguacates > aguacate
jitomate > tomate
tomates > tomate
elotes > elote
papas > papa
camote > camote
sanaoria > zanahoria
zanahorias > zanahoria
cebolla > cebolla
seboya > cebolla
ajo > ajo
calabacita > calabacita
chile colorado > chile colorado
chile piqin > chile piquin
oregano > oregano
comino > comino
canela > canela
pimienta > pimienta
mole > mole
te > ^te
detergente > detergente
jabon > jabon
gabon de ropa > jabon
cloro > cloro
escoba > escoba
cubeta > cubeta
vasos desechables > vasos desechables
pilas > pilas
panales > panales
pañales etapa 4 > panales
sopa > sopa
hielo > hielo
yelo > hielo
gallinas > gallina
gallo > gallo
mermelada > mermelada
miel > miel
botin > botin
zapatos > zapato
sapatos escolares > zapato escolar
guaraches > huarache
cinto > cinto|cinturon
sinturon > cinturon
evilla > hebilla
sombreros > sombrero
zombrero de palma > sombrero de palma
texana > tejana|montura texana
tejana > tejana
gorra > gorra
gorras > gorra
camisa vaquera > camisa vaquera
camiza > camisa
pantalon > pantalon
chamarra > chamarra
chaleko > chaleco
vestido de fiesta > vestido de fiesta
bestido > vestido
blusa > blusa
sueter > sueter
sweter > sueter
tenis > tenis
tenis para correr > tenis para correr
cobija > cobija
covija de lana > cobija de lana
rebozo > rebozo
calcetines > calceta
playera > playera
balon de futbol > balon de futbol
valon > balon
pelota > pelota
mochila > mochila
mesa > mesa
ropero > ropero
cama > cama
litera > litera
librero > librero
mesedora > mecedora
espejo > espejo
sillon > sillon
colchon > colchon
almohada > almohada
almoada > almohada
sabanas > sabana
edredon > edredon
cortinas > cortina
lampara > lampara
toallas > toalla
reloj > reloj
olla > olla
oya > olla
oya expres > olla expres
comal > comal
sarten > sarten
cuchillo > cuchillo
kuchillo > cuchillo
tasas > taza
rosal > rosal
maceta > maceta
mangera > manguera
manguera > manguera
taladro > taladro
desarmador > desarmador
destornillador > desarmador
pinzas > pinza
serrucho > serrucho
candado > candado
tornillos > tornillo
clavos > clavo
escalera > escalera
pala > pala
foco > foco
cemento > cemento
carretiya > carretilla
variya > varilla
tinaco > tinaco
tubo > tubo
guantes > guante
pintura > pintura
brocha > brocha
tiner > thinner
llanta > llanta
yantas > llanta
bateria > bateria
aseite para carro > aceite
filtro de aceite > filtro de aceite
bujias > bujia
balatas > balata
shampoo > shampoo
champu > shampoo
tinte > tinte
cepillo > cepillo
esmalte de uñas > esmalte de unas
uñas > unas
labial > labial
perfume > perfume
locion > locion
crema para manos > crema para manos
protector solar > protector solar
alfalfa > alfalfa
maiz > maiz
montura > montura
lazo > lazo
espuelas > espuela
herraduras > herradura
bomba de agua > bomba
alambre de puas > alambre de puas
celular > telefono
telefono > telefono
cargador > cargador
audifonos > audifono
auriculares > audifono
laptop > laptop
compu > laptop|computadora
impresora > impresora
memoria usb > memoria usb
bocina > bocina
vosina > bocina
pantalla > pantalla
tele > pantalla|television
camara > camara
cuaderno > cuaderno
lapiz > lapi
lapizes > lapi
tijeras > tijera
rosas > rosa
ramo de rosas > ramo .*rosas
girasoles > girasol
globos > globo
piñata > pinata
pinata > pinata
dulses > dulce
masapan > mazapan
oso de peluche > oso de peluche
ronpecabezas > rompecabezas
loteria > loteria
lacteos > queso|leche|crema|yogur|mantequilla|requeson
muebles > colchon|silla|mesa|cama|ropero|banca|litera|buro|mecedora|sala|sillon|banco|librero
milk > leche
hat > sombrero|gorra|tejana
eggs > huevo
egg > huevo
chicken > pollo|pechuga
bread > pan|bolillo
hammer > martillo
boots > bota
cheese > queso
beef > res|carne
chair > silla
chairs > silla
table > mesa
shoes > zapato|tenis
shirt > camisa|playera
dress > vestido
jeans > mezclilla|pantalon
socks > calceta
soap > jabon
toilet paper > papel higienico
diapers > panal
dog food > croquetas
ice cream > helado|nieve
cake > pastel
cookies > galleta
soda > refresco
water > agua
coffee > cafe
sugar > azucar
rice > arroz
beans > frijol
corn > maiz|elote
flour > harina
salt > sal
onion > cebolla
potatoes > papa
apple > manzana
watermelon > sandia
avocado > aguacate
lime > limon
honey > miel
butter > mantequilla
cream > crema
ham > jamon
steak > bistec|arrachera|rib eye|res
pork > puerco
screwdriver > desarmador
drill > taladro
screws > tornillo
nails > clavo|una
paint > pintura
tires > llanta
motor oil > aceite
battery > bateria|pila
phone > telefono|celular
headphones > audifono
charger > cargador
speaker > bocina|bafle
notebook > cuaderno|laptop
pencils > lapi
scissors > tijera
flowers > flor|ramo|rosa
balloons > globo
candy > dulce
doll > muneca
jigsaw > rompecabezas
blanket > cobija|cobertor
pillow > almohada|cojin
knife > cuchillo
saddle > montura
rope > lazo|cuerda|reata
horse feed > caballo
belt > cinturon
coca > refresco
coca cola > refresco
nescafe > cafe
bimbo > pan
huggies > panal
levis > mezclilla|pantalon
nike > tenis
samsung > telefono
pedigree > croquetas
aros > arroz
frijol vayo > frijol
galletas saladitas > ^galletas saladas
agua de garrafon > ^agua purificada
manzanita sol > refresco de manzana|^manzana
atun lata > ^atun
chuletas de cerdo > ^chuleta de puerco
pechuga de poyo > ^pechuga
carne para azar > carne asada|arrachera|costilla|sazonador|disco de arado
qeso menonita > menonita
crema acida > ^crema de rancho
sevolla > ^cebolla
apples > manzana
nues pelada > nuez
pecans > nuez
miel de aveja > ^miel
chile colorado en polvo > chile colorado
pimienta molida > ^pimienta
jabon zote > ^jabon
clorox > ^cloro
detergente ariel > ^detergente
hielos > ^hielo
comida para gato > ^croquetas para gato
cartera de huebo > ^huevo
purina caballo > caballo
manguera negra > ^manguera
alanbre de puas > ^alambre de puas
abono > ^fertilizante|^composta
tinte para pelo > ^tinte
barniz de uñas > unas
bloqueador > ^protector solar
jabon de savila > ^jabon de sabila
masa para tamales > ^masa para tamal
buritos de asado > ^burrito de asado
orchata > horchata
tacos de pastor > tacos al pastor
tamales de chile > ^tamales
pay limon > ^pay de limon
nieve de bainilla > ^nieve de vainilla
taladro dewalt > ^taladro
desarmador de cruz > ^desarmadores
focos led > ^foco led
zemento > ^cemento
tinaco rotoplas > ^tinaco
pintura blanca para casa > ^pintura vinilica
llantas 15 > ^llanta
anti congelante > ^anticongelante
bateria para carro > ^bateria
colchon matrimonal > ^colchon
rosas rojas > rosas|rosal
libreta profesional > ^cuaderno
legos > ^bloques
botas bakeras > ^bota
tejana negra > ^tejana de lana negra
tennis nike > ^tenis
balon de foot > ^balon
cargador de iphone > ^cargador
tele de 32 > ^pantalla
audifonos bluetooth > ^audifonos
bosina > ^bocina
computadora portatil > ^laptop
asdfgh >
xyzxyz >
qwertyuiop >
zzzz >
bicicleta >
helicoptero >
1234567 >
`;
