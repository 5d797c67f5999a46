import { joinWords } from '@mercadito/domain/join-words';
/** How a person is called on an Admin's screen. */
export const nameOf = (person: { readonly first_name: string; readonly last_name: string }): string =>
  joinWords(person.first_name, person.last_name);
