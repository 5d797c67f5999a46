import { useSession } from '../../shared/session/use-session.ts';
import { Frame } from './frame.tsx';
import { driverLinksFor } from './nav-links.ts';

/** For one hand in the sun: larger letters, stronger contrast, nothing but the work (ui.md D1). */
export function DriverLayout() {
  const { viewer } = useSession();
  return <Frame area="driver" home="/driver" links={driverLinksFor(viewer)} />;
}
