import type { Language } from '../language.ts';
import { numberText } from '../number-text.ts';

/** The most changes that one file holds (RECORD-5). */
export const MAX_EXPORTED_CHANGES = 20_000;

const HEADINGS = {
  at: { es: 'Fecha y hora', en: 'Date and time' },
  who: { es: 'Quién', en: 'Who' },
  kind: { es: 'Cambio', en: 'Change' },
  subject: { es: 'Tipo', en: 'Type' },
  thing: { es: 'Id', en: 'Id' },
  name: { es: 'Nombre', en: 'Name' },
  company: { es: 'Negocio', en: 'Business' },
  field: { es: 'Campo', en: 'Field' },
  before: { es: 'Antes', en: 'Before' },
  after: { es: 'Después', en: 'After' },
} as const satisfies Record<string, Record<Language, string>>;

export type ActivityColumn = keyof typeof HEADINGS;

/** The columns of the record as a file, in their order. */
export const ACTIVITY_COLUMNS = Object.keys(HEADINGS) as readonly ActivityColumn[];

/** What stands above a column. */
export const activityHeading = (column: ActivityColumn, language: Language): string => HEADINGS[column][language];

const CAPPED: Record<Language, (most: number) => string> = {
  es: (most) => `Hay más: este archivo tiene solo los ${numberText(most)} cambios más nuevos. Pide menos días.`,
  en: (most) => `There are more: this file has the newest ${numberText(most)} changes alone. Ask for fewer days.`,
};

/** The last row of a file that could not hold all changes (RECORD-5). */
export const cappedNote = (most: number, language: Language): string => CAPPED[language](most);

const ACTORS: Record<Language, { readonly system: string; readonly removed: string }> = {
  es: { system: 'El sistema', removed: 'Cuenta borrada' },
  en: { system: 'The system', removed: 'Deleted account' },
};

/** Who changed something, in a cell: a user name, nobody at all, or an account that is gone (RECORD-4). */
export function actorCell(
  actor: { readonly id: number; readonly username: string | null } | null,
  language: Language,
): string {
  const { system, removed } = ACTORS[language];
  if (!actor) return system;
  return actor.username ?? `${removed} (${actor.id})`;
}
