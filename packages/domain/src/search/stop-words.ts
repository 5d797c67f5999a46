const WORDS = `
  a al algo algun alguna alguno ante con cual cuales cuando cuanto cuesta cuestan de del desde donde e el ella en entre es esta este
  hacia hasta hay la las lo los mas me mi mis muy o para pero por porque pra pa que quiero se si son su sus tu un una unas uno unos y
  ya yo comprar compro busco buscar buscando tienda tiendas necesito ocupo venden vende vendo venta tienen tienes tiene dame quisiera favor
  barata barato baratas baratos baratita baratito economica economico economicas
  economicos precio precios oferta ofertas promocion bonita
  bonito bonitas bonitos buena bueno buenas buenos mejor mejores
  the an of for and with in to some cheap buy best my near me i need want`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

const JOINING: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los o para por sin y the an of for and with in to'.split(' '),
);

/** Words that join those of a name: in one that is known no others are left out ("barniz de uñas" is written like "unas"). */
export const joinsWords = (word: string): boolean => JOINING.has(word);

/** Whether a word tells a business from others: "tienda de abarrotes" is who is called "abarrotes". */
export const tellsName = (word: string): boolean => !joinsWords(word) && word !== 'tienda' && word !== 'tiendas';

/** Words that say nothing of what is looked for ("una leche barata para mi"): goods need not have them. */
export const saysNothing = (word: string): boolean => STOP_WORDS.has(word);
