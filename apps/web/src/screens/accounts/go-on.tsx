import type { Account } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useLocation } from 'react-router';
import { Navigate } from '../../shared/navigation/link.ts';
import { wayBackOf } from '../../shared/navigation/way-back.ts';

/** Whoever is signed in goes on to where they wanted to be, else a driver to the assigned list, everybody else home. */
export function GoOn({ user }: { user: Account }) {
  const home = hrefTo(user.profile.kind === 'driver' ? 'driverOrderList' : 'home');
  return <Navigate to={wayBackOf(useLocation()) ?? home} replace />;
}
