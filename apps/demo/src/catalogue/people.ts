import type { Town } from './town.ts';
import type { Person } from './types.ts';

const names = [
  'María Guadalupe|Rascón',
  'José Luis|Domínguez',
  'Ana Karen|Loya',
  'Jesús Manuel|Ponce',
  'Rosa Elena|Chávez',
  'Daniel|Fierro',
  'Rebeca|Chacón',
  'Martín|Quezada',
  'Lucía|Armendáriz',
  'Ramón|Acosta',
  'Yadira|Varela',
  'Óscar|Trevizo',
  'Esperanza|Núñez',
  'Brenda|Holguín',
  'Felipe|Meraz',
  'Norma Alicia|Ruiz',
  'Adrián|Baeza',
  'Teresa|Olivas',
  'Samuel|Ornelas',
  'Claudia|Prieto',
  'Efraín|Caraveo',
  'Gloria|Mendoza',
  'Iván|Terrazas',
  'Perla|Salcido',
  'Rodolfo|Anchondo',
  'Silvia|Bencomo',
  'Noé|Gallegos',
  'Dulce|Carrillo',
  'Arturo|Galaz',
  'Carmen|Villalobos',
  'Hugo|Parra',
  'Irene|Sáenz',
] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
const homes: readonly Town[] = ['Galeana', 'Lagunitas', 'Lebaron', 'Angostura', 'San Jeronimo'];

/** The neighbours who write the demo's reviews. */
export const people: readonly Person[] = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split('|');
  const username = `${plain(firstName.split(' ')[0] ?? '')}.${plain(lastName)}`;
  return { username, firstName, lastName, email: `${username}@example.com`, town: homes[index % 5] ?? 'Galeana' };
});

/** Who drives beside the demo's two drivers, and when: one of them has the day off. */
export const drivers = [
  { username: 'tono.lozoya', firstName: 'Toño', lastName: 'Lozoya', hours: ['08:00', '15:00'], isOnDuty: true },
  { username: 'mayra.cisneros', firstName: 'Mayra', lastName: 'Cisneros', hours: ['14:00', '21:00'], isOnDuty: true },
  { username: 'wicho.delgado', firstName: 'Wicho', lastName: 'Delgado', hours: ['16:00', '22:00'], isOnDuty: false },
] as const;
