import type { Language } from '../language.ts';

interface Words {
  /** Above the name of the business, or of the town. */
  readonly today: (date: string) => string;
  readonly scan: string;
  readonly cash: string;
  /** The specified sentence, while no Admin has said when deliveries are made (PROMISE-2). */
  readonly schedule: string;
  readonly noDelivery: string;
  readonly brought: {
    readonly today: string;
    readonly fromToday: (time: string) => string;
    readonly fromTomorrow: (time: string) => string;
    readonly fromLater: (day: string, time: string) => string;
  };
}

/** What stands on a picture for a WhatsApp status beside goods and names. */
export const STATUS_WORDS: Readonly<Record<Language, Words>> = {
  es: {
    today: (date) => `Hoy, ${date}`,
    scan: 'Escanea y pide',
    cash: 'Pagas en efectivo al recibir',
    schedule: 'Lunes y martes de 8:00 a.m. a 4:00 p.m., viernes y sábado de 8:00 a.m. a 8:00 p.m., domingo cerrado.',
    noDelivery: 'Lo sentimos, por ahora no hay entregas a domicilio.',
    brought: {
      today: 'Te lo llevamos hoy',
      fromToday: (time) => `Te lo llevamos hoy, desde ${time}`,
      fromTomorrow: (time) => `Te lo llevamos mañana, desde ${time}`,
      fromLater: (day, time) => `Te lo llevamos el ${day}, desde ${time}`,
    },
  },
  en: {
    today: (date) => `Today, ${date}`,
    scan: 'Scan and order',
    cash: 'Cash at the door',
    schedule: 'Monday to Tuesday 8:00am-4:00pm, Friday and Saturday 8:00am-8:00pm, Sunday closed.',
    noDelivery: 'Sorry, delivery is not available at this time.',
    brought: {
      today: 'Delivered today',
      fromToday: (time) => `Delivered today from ${time}`,
      fromTomorrow: (time) => `Delivered tomorrow from ${time}`,
      fromLater: (day, time) => `Delivered on ${day} from ${time}`,
    },
  },
};
