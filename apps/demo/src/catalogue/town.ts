/** The places of the specification, as stored (spec 1 §5: Colonia Lebaron is stored as Lebaron). */
export type Town = 'Galeana' | 'Lagunitas' | 'Lebaron' | 'Angostura' | 'San Jeronimo';
