import { DispatchBoard } from './dispatch/dispatch-board.tsx';
import { OpenReports } from './driver-reports/open-reports.tsx';

/** The board from which orders are given to drivers, live, with what drivers told of orders that had changed (SCREEN-56). */
export function Component() {
  return (
    <>
      <OpenReports />
      <DispatchBoard />
    </>
  );
}
