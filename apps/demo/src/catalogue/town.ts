/** The places of the specification, as stored (PLACE-1: Colonia Lebaron is stored as Lebaron). */
export type Town = 'Galeana' | 'Lagunitas' | 'Lebaron' | 'Angostura' | 'San Jeronimo';
