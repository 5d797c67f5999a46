import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

export const jobGivenUp: MessageText<object> = () => ({
  es: { title: 'Algo se quedó sin hacer', text: 'Falló muchas veces. Avísale a quien lleva el servidor.' },
  en: { title: 'Something did not get done', text: 'It failed many times. Tell whoever runs the server.' },
});

/** In the words of whoever wrote it. */
export const announced: MessageText<FactsWith<'announcementId'>> = ({ announcement }) => announcement;
