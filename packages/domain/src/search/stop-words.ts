const WORDS = `
  a al algo alguien algun alguna alguno ante aqui con cual cuales cuando cuanto cuesta cuestan de del desde donde e el ella en entre es esta este
  hacia hasta hay la las lo los mas me mi mis muy o para pero por porque pra pa que quien quiero se si son su sus tu un una unas uno unos y
  ya yo comprar compro busco buscar buscando tienda tiendas necesito necesita ocupo ocupa urge venden vende vendo venta tienen tienes tiene tendran habra haga hagan hace hacen dame quisiera favor
  barata barato baratas baratos baratita baratito economica economico economicas
  economicos precio precios oferta ofertas promocion bonita
  bonito bonitas bonitos buena bueno buenas buenos mejor mejores
  cerca aca ahi original originales
  the an of for and with in to some cheap buy best my near me i need want`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

const JOINING: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los mi mis o pa para por su sus tu tus y the an of for and with in to my'.split(
    ' ',
  ),
);

/** Words that join those of a name: in one that is known no others are left out ("barniz de uñas" is written like "unas"). */
export const joinsWords = (word: string): boolean => JOINING.has(word);

/** A name without the words that join its others, by which it is compared: "papel para baño" is "papel de baño". */
export function withoutJoining(name: readonly string[]): readonly string[] {
  const telling = name.filter((word) => !joinsWords(word));
  return telling.length > 0 ? telling : name;
}

/** Whether a word tells a business from others: "tienda de abarrotes" is who is called "abarrotes". */
export const tellsName = (word: string): boolean => !joinsWords(word) && word !== 'tienda' && word !== 'tiendas';

/** Words that say nothing of what is looked for ("una leche barata para mi"): goods need not have them. */
export const saysNothing = (word: string): boolean => STOP_WORDS.has(word);
