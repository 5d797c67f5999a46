import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

type Text = MessageText<FactsWith<'handInId'>>;

export const handInGiven: Text = ({ handIn: { driver } }) => ({
  es: { title: `${driver || 'Alguien de reparto'} entrega efectivo`, text: 'Cuéntalo y acepta la entrega.' },
  en: { title: `${driver || 'A driver'} hands in cash`, text: 'Count it and accept the hand-in.' },
});

export const handInAccepted: Text = ({ handIn: { isAsSaid } }) => ({
  es: {
    title: 'Aceptaron tu entrega de efectivo',
    text: isAsSaid ? 'Contaron lo que dijiste.' : 'Contaron otra cantidad: mira cuánto y por qué.',
  },
  en: {
    title: 'Your hand-in was accepted',
    text: isAsSaid ? 'What you said was counted.' : 'Another amount was counted: see how much and why.',
  },
});
