/** What services are filed under, named as a fresh installation names it, with English beside. */
export const serviceCategories = {
  hogar: ['Plomería', 'Plumbing'],
  electricidad: ['Electricidad', 'Electrical work'],
  oficios: ['Albañilería y construcción', 'Masonry and building'],
  limpieza: ['Limpieza y jardinería', 'Cleaning and gardening'],
  autos: ['Mecánica automotriz', 'Car repair'],
  transporte: ['Transporte y mudanzas', 'Transport and moving'],
  belleza: ['Belleza y cuidado personal', 'Beauty and personal care'],
  clases: ['Clases y asesorías', 'Lessons and tutoring'],
  tecnologia: ['Reparación de equipos', 'Equipment repair'],
  eventos: ['Eventos y fotografía', 'Events and photography'],
  carpinteria: ['Carpintería y herrería', 'Carpentry and metalwork'],
  costura: ['Costura y reparación de calzado', 'Tailoring and shoe repair'],
  campo: ['Servicios agrícolas', 'Farm services'],
} as const;

/** Where a service is given, as the places are named on screen. */
export const zones = {
  galeana: 'Galeana',
  lagunitas: 'Lagunitas',
  lebaron: 'Colonia Lebaron',
  angostura: 'Angostura',
  'san-jeronimo': 'San Jeronimo',
} as const;

export type ServiceCategorySlug = keyof typeof serviceCategories;
export type ZoneSlug = keyof typeof zones;
