/** Spanish keywords: friendly, easy to say at a door, hard to mishear, and all written without accents. */
export const SPANISH_KEYWORDS: readonly string[] = (
  'abanico abeja abrigo aceituna aguacate alfombra almendra almohada amapola amigo amistad ancla anillo ' +
  'antorcha ardilla arena armario arroyo aurora ballena bandera barco bosque botella brisa bufanda ' +
  'caballo cactus camino camisa campana canasta canela caracol cartero cascada castillo cebolla cereza ' +
  'cielo ciruela ciudad clavel cobija cometa conejo coral corona cristal cuaderno cuchara desierto ' +
  'diamante durazno escalera escuela espejo estrella faro fiesta flauta florero fogata fresa fuente ' +
  'galleta gaviota girasol guitarra hamaca harina helado hormiga huerta isla jirafa ladrillo laguna ' +
  'lavanda lechuga libro linterna lluvia luna maleta mango manzana mariposa martillo mercado mesa ' +
  'molino naranja nieve nopal nube olivo oveja palmera panadero pelota piedra pino planeta playa ' +
  'pradera puente queso sendero sombrero tambor tigre tortuga trigo trueno venado ventana verano zapato'
).split(' ');
