import { isAdmin } from '@mercadito/domain/access/person';
import { useSession } from '../../shared/session/use-session.ts';
import { Frame } from './frame.tsx';
import { driverLinks, linksFor } from './nav-links.ts';

/** For one hand in the sun: larger letters, stronger contrast, nothing but the work (ui.md D1). */
export function DriverLayout() {
  const { viewer } = useSession();
  const others = isAdmin(viewer) ? linksFor(viewer).filter(({ to }) => to !== '/driver') : [];
  return <Frame area="driver" home="/driver" links={[...driverLinks(), ...others]} />;
}
