import type { Word } from './word.ts';

/** How texts are written, whatever they say. */
export const WORDS_OF_STYLE: readonly Word[] = [
  {
    thing: 'a touch of the screen',
    isStyle: true,
    es: 'Toca',
    en: 'Tap',
    notEs: ['cli[ck]s?', String.raw`puls[ae]\p{L}*`, String.raw`presion[ae]\p{L}*`],
    notEn: ['clicks?', 'press retry'],
  },
  {
    thing: 'to choose',
    isStyle: true,
    es: 'Elegir',
    en: 'Choose, Select',
    notEs: ['seleccion(?:a|ar|e|as|ado|ados|ada|adas)'],
  },
  {
    thing: 'whoever reads',
    isStyle: true,
    es: 'tú, y nadie por hombre',
    en: 'you',
    notEs: ['ustedes', 'usted', 'bienvenid[oa]s?', '(?:estás|está) segur[oa]', 'favor de', 'haga', 'escriba', 'elija'],
  },
  { thing: 'off a list', isStyle: true, es: 'Quitar', en: 'Remove', notEs: ['remover', 'terminar (?:el )?patrocinio'] },
  {
    thing: 'once more',
    isStyle: true,
    es: 'Intenta de nuevo, Reintentar',
    en: 'Try again, Retry',
    notEs: [
      'inténtalo',
      'intenta (?:otra vez|más tarde|en un momento)',
      String.raw`vuelve a intentar\p{L}*`,
      'intentar otra vez',
    ],
  },
  { thing: 'not yet', isStyle: true, es: 'Todavía', en: 'Not yet', notEs: ['aún'] },
  { thing: 'last name', isStyle: true, es: 'Apellidos', en: 'Last name', notEs: ['apellido'] },
  { thing: 'more than is counted', isStyle: true, es: 'Más de 1,000', en: '1,000+', notEs: [String.raw`1,000\+`] },
  { thing: 'number of something', isStyle: true, es: 'Núm.', en: 'No.', notEs: [String.raw`N\.º`] },
  {
    thing: 'what somebody holds',
    isStyle: true,
    es: 'Dispositivo, Celular',
    en: 'Device, Phone',
    notEs: ['aparatos?'],
  },
  { thing: 'a text that is cut or goes on', isStyle: true, es: '…', en: '…', notEs: [String.raw`\.\.\.`, '[«»]'] },
  {
    thing: 'spelling',
    isStyle: true,
    es: 'como en México',
    en: 'as in the United States',
    notEs: ['ordenador', 'móvil'],
    notEn: ['colours?', 'flavours?', 'favourites?', 'mum', 'tyres?', 'dearer', 'anew'],
  },
];
