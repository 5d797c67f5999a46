import { DispatchBoard } from '../../features/dispatch/dispatch-board.tsx';
import { OpenReports } from '../../features/driver-reports/open-reports.tsx';

/** The board from which orders are given to drivers, live, with what drivers told of orders that had changed (SCREEN-56). */
export function Component() {
  return (
    <>
      <OpenReports />
      <DispatchBoard />
    </>
  );
}
