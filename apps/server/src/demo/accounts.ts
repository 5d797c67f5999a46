/** The accounts of ROLE-6: made by the demo alone. */
export const DEMO_PASSWORD = 'demo-1234';

export const DEMO_ACCOUNTS = [
  { username: 'customer', firstName: 'Lupita', lastName: 'Ríos', what: 'orders for delivery' },
  { username: 'member', firstName: 'Ramiro', lastName: 'Chávez', what: 'also sees what is for members' },
  { username: 'owner', firstName: 'Aurelia', lastName: 'Nevárez', what: 'has a business' },
  { username: 'driver', firstName: 'Chuy', lastName: 'Baeza', what: 'delivers, with an order in hand' },
  { username: 'driver2', firstName: 'Nena', lastName: 'Quintana', what: 'delivers, with free hands' },
  { username: 'admin', firstName: 'Ernesto', lastName: 'Madrid', what: 'keeps it all running' },
] as const;
