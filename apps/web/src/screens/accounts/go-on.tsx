import type { Account } from '@mercadito/contracts/accounts';
import { Navigate, useLocation } from 'react-router';
import { wayBackOf } from '../../shared/navigation/way-back.ts';

/** Whoever is signed in goes on to where they wanted to be, else a driver to the assigned list, everybody else home. */
export function GoOn({ user }: { user: Account }) {
  const home = user.profile.kind === 'driver' ? '/driver-order-list' : '/';
  return <Navigate to={wayBackOf(useLocation()) ?? home} replace />;
}
