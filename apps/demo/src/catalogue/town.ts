/** The places of the towns, as stored (PLACE-1: Colonia Lebaron is stored as Lebaron). */
export type Town = 'Galeana' | 'Lagunitas' | 'Lebaron' | 'Angostura' | 'San Jeronimo';
