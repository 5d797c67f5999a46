/** Clothes, shoes, beauty, health. How a line is read: `kin.ts`. */
export const WEAR = `
ropa, clothes, clothing, prendas
camisa, camisas, shirt, shirts
camiseta, camisetas, t shirt, tshirt, playera, playeras, tee
blusa, blusas, blouse, top
pantalon, pantalones, pants, trousers
jeans, jean, pantalon de mezclilla, mezclilla, denim, levis, wrangler
short, shorts, bermuda
falda, faldas, skirt
vestido, vestidos, dress, dresses
vestido de quinceanera, quince, vestido de quince, xv
sueter, sweater, sueters, sweter, jersey, chaleco
sudadera, hoodie, sweatshirt
chamarra, chamarras, jacket, coat, chaqueta, abrigo
chaleco, vest
traje, suit, saco
uniforme, uniformes, uniform, scrubs
uniforme escolar, uniforme de la escuela, school uniform, playera escolar, sueter escolar, pants escolar
pijama, piyama, pajamas, pajama, camison
ropa interior, underwear, boxer, boxers, calzon, calzones, trusa
brasier, bra, bras, sosten
calceta, calcetas, sock, socks, calcetin, calcetines
medias, tights, stockings, pantimedias
guante, guantes, glove, gloves
bufanda, scarf, scarves, panuelo
panuelo, bandana, paliacate, handkerchief
rebozo, shawl, chal
mandil, apron, delantal
overol, overalls, coverall, peto
faja, girdle, shapewear
traje de bano, swimsuit, bikini
cinto, cintos, belt, belts, cinturon
hebilla, buckle, hebillas
sombrero, sombreros, hat, hats, texana, tejana, stetson
texana, cowboy hat, tejana
gorra, gorras, cap, caps, cachucha, hat
gorro, beanie
bota, botas, boot, boots
botas vaqueras, cowboy boots, bota vaquera, texanas
botas de trabajo, work boots, bota de trabajo, industrial
zapato, zapatos, shoe, shoes, calzado
tenis, sneakers, sneaker, running shoes, zapatillas, nike, adidas
sandalia, sandalias, sandal, sandals, huarache, huaraches, chanclas, chancla, flip flops
zapatilla, tacones, heels, tacon
pantufla, pantuflas, slippers
bolsa de mano, bolso, purse, handbag, bolsa de dama
mochila, mochilas, backpack, backpacks, school bag
cartera, wallet, monedero, billetera
maleta, suitcase, luggage, petaca
lentes, glasses, sunglasses, gafas, lentes de sol
joya, joyas, jewelry, joyeria
arete, aretes, earring, earrings, pendientes
anillo, anillos, ring, rings, sortija
pulsera, pulseras, bracelet
collar, necklace, cadena, medalla
reloj de mano, wristwatch, reloj de pulso
paraguas, umbrella, sombrilla
cuero, leather, piel, vaqueta
tela, telas, fabric, cloth
hilo, thread, estambre, yarn
aguja, needle, agujas
boton, button, botones
cierre, zipper, zip
nino, ninos, kids, children, boy, boys, chavitos
nina, ninas, girl, girls
hombre, men, man, caballero
mujer, women, woman, dama, ladies
shampoo, champu, champoo, champo, shampu
acondicionador, conditioner, enjuague
tinte, hair dye, dye, tinte de cabello
cabello, hair, pelo
gel, hair gel, fijador
cepillo, brush, brushes, peine, comb
peine, comb
secadora de cabello, hair dryer, blow dryer
plancha para cabello, hair straightener, flat iron
tijera, tijeras, scissors, shears
crema, lotion, crema corporal, locion, moisturizer
crema de manos, hand cream, crema para manos
bloqueador, protector solar, sunscreen, sunblock
maquillaje, makeup, make up, cosmeticos, cosmetics
labial, lipstick, pintalabios, bilet, lip balm
rimel, mascara, mascara de pestanas, pestanas, eyelashes
sombras, eye shadow, eyeshadow
base, foundation
rubor, blush
una, unas, nails, nail
esmalte de unas, esmalte, nail polish, barniz de unas, pintaunas
perfume, perfumes, cologne, colonia, fragancia, fragrance, locion
desodorante, deodorant, antitranspirante
rastrillo, razor, razors, rasuradora, gillette, navaja de rasurar
pasta de dientes, toothpaste, colgate, pasta dental
cepillo de dientes, toothbrush, cepillo dental
toalla femenina, toallas femeninas, pads, sanitary pads, kotex, saba
jabon de bano, body wash, bath soap
desmaquillante, makeup remover
pomada, ointment, balsamo, unguento, balm
medicina, medicinas, medicine, medicamento, pastillas, remedio
aspirina, paracetamol, ibuprofeno, tylenol, painkiller
alcohol, rubbing alcohol
curita, curitas, band aid, venda, bandage, gasa
cubrebocas, face mask, tapabocas, mascarilla
jarabe, cough syrup, syrup
vitamina, vitaminas, vitamins, vitamin
sabila, aloe, aloe vera
arnica, reumas, golpes
`;
