/** Brings an Admin's order with its frame: the first to need their code would wait for its compiling too. */
export const bringAdminOrder = () =>
  Promise.all([
    import('../../src/screens/admin/dispatched-order.screen.tsx'),
    import('../../src/app/layouts/admin-layout.tsx'),
  ]);
