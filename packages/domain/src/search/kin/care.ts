/** Hygiene, pharmacy, cleaning. How a line is read: `kin.ts`. */
export const CARE = `
toallas de papel, servitoallas, servitoalla, paper towel
papel higienico, papel sanitario, papel de bano, petalo, regio, suavel, tp, rollo de papel
panuelos desechables, kleenex, tissues, klinex, facial tissue
panal, pampers, huggies, pull ups, chicolastic, panales desechables
panal para adulto, adult diapers, panales de adulto, depend < tena
formula infantil, baby formula, enfamil, similac, leche para bebe < nan
papilla, baby food, gerber, papillas
talco, baby powder, polvo de talco
jabon de barra, bar soap, palmolive, zest, escudo, camay, jabon de tocador < dove
jabon zote, zote, jabon para ropa, jabon de lavar, jabon de barra
shampoo, head shoulders, head and shoulders, pantene, sedal, caprice, savile
enjuague bucal, mouthwash, listerine, astringosol
hilo dental, dental floss, floss
espuma para rasurar, shaving cream, crema de afeitar, crema para rasurar, after shave, shaving foam
rastrillo para rasurar, razor blade, prestobarba, rastrillos desechables, navajas
protector labial, chapstick, lip balm, labello
algodon, cotton, cotton balls, torundas
cotonetes, hisopos, q tips, cotton swabs, cotonete
spray para cabello, hairspray, hair spray, fijador, aquanet
cortaunas, nail clipper, nail clippers, corta unas
pinzas para cejas, tweezers, pinzas depilatorias, depiladores
delineador, eyeliner, delineador de ojos
polvo compacto, face powder, polvo facial, maquillaje en polvo
tampones, tampons, tampon
condon, condones, condoms, condom, preservativo, preservativos
prueba de embarazo, pregnancy test
detergente, laundry detergent, persil, jabon en polvo, detergente en polvo < foca
jabon para lavar, jabon para lavar ropa, detergente, jabon de barra para ropa, laundry soap
limpiador de pino, pine cleaner, pinol, pine sol, fabuloso, limpiador multiusos, poet
fibra, scotch brite, scotch, fibra verde, steel wool, fibra metalica
plumero, duster, sacudidor
guantes de latex, latex gloves, guantes desechables
insecticida, insecticide, matamoscas, veneno para moscas, baygon, spray para insectos, mata bichos
repelente, mosquito repellent, bug repellent, repelente de mosquitos < off
veneno para ratas, rat poison, raticida, mouse poison, veneno
trampa para ratones, ratonera, mousetrap, mouse trap, trampa para ratas
plastico para envolver, plastic wrap, egapack, vitafilm
bolsas ziploc, ziploc, bolsas hermeticas, bolsa con cierre
bolsas de plastico, plastic bags, bolsa de plastico, bolsa de camiseta
aromatizante, glade, ambientador, air wick, wizard
incienso, incense, sahumerio, copal
pinzas para ropa, clothespins, broches para ropa, clothes pins, ganchitos para ropa
gancho, ganchos, hangers, clothes hangers, hanger, ganchos para ropa
tendedero, clothesline, lazo para ropa
canasta, canasto, cesto, basket, laundry basket, cesta, canastas, hamper
burro de planchar, ironing board, tabla de planchar
desinfectante, sarricida, quita sarro, acido muriatico, muriatic acid
destapacanos, drain cleaner, drano, destapa canos
bomba para bano, plunger, destapacanos de goma
paracetamol, aspirina, aspirin, ibuprofeno, ibuprofen, advil, tempra, naproxeno, diclofenaco, analgesico, pain reliever
antiacido, antacid, pepto, pepto bismol, alka seltzer, sal de uvas, melox, sal de uvas picot
antibiotico, antibiotic, amoxicilina, amoxicillin, penicilina
antigripal, cold medicine, theraflu, desenfriol, antigripales, flu medicine, tabcin
vaporub, vick, vick vaporub, vicks, pomada para la gripa
agua oxigenada, hydrogen peroxide, peroxido
gasa, gasas, gauze, venda, vendas
termometro, thermometer
cubrebocas, face mask, surgical mask, tapa bocas
omeprazol, loratadina, antialergico, allergy medicine, clorfenamina
insulina, insulin, glucometro, tiras reactivas, glucose meter
baumanometro, blood pressure monitor, medidor de presion
silla de ruedas, wheelchair
muletas, crutches, baston, walking cane, andadera, walker
rodillera, knee brace, faja lumbar, vendaje
gotas, eye drops, gotas para ojos, colirio
antiseptico, merthiolate, isodine, mertiolate, yodo
herbolaria, herbal, hierbas, yerbas, te de hierbas, naturista, homeopatia, plantas medicinales, remedios
pomada, pomada de arnica, arnica, balsamo, unguento
piojos, shampoo para piojos, lice shampoo
suero, electrolitos, electrolytes, pedialyte, suero oral
laxante, laxative, fibra en polvo
farmacia, pharmacy, drugstore, botica, medicinas
lentes de contacto, contact lenses, solucion para lentes
lentes graduados, optica, optometrist, examen de la vista, eye exam, optometrista
depilacion, waxing, cera para depilar, depiladora
pestanas, pestanas postizas, eyelash extensions, extension de pestanas
cejas, eyebrows, eyebrow, diseno de cejas, microblading
unas, manicure, pedicure, unas acrilicas, acrylic nails, unas de gel, gelish, pedicura, manicura
masaje, massage, masajes, spa, facial, sobada, sobador
maquillaje, maquillista, makeup artist, maquillaje social
estetica, salon de belleza, beauty salon, hair salon, beauty shop, corte de cabello
barberia, barber shop, barbershop, barber, corte de hombre
tatuaje, tatuajes, tattoo, tattoos
crema corporal, body lotion, crema humectante, nivea, ponds, lubriderm
crema para la cara, face cream, crema facial, antiarrugas
`;
