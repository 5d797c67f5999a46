import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { useLocation } from 'react-router';
import { Navigate } from '../../shared/navigation/link.ts';
import { wayBackOf } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Whoever is signed in goes on to where they wanted to be, else a driver to the assigned list, everybody else home. */
export function GoOn() {
  const { viewer } = useSession();
  const home = hrefTo(may(viewer, 'shopping.see').allowed ? 'home' : 'driverOrderList');
  return <Navigate to={wayBackOf(useLocation()) ?? home} replace />;
}
