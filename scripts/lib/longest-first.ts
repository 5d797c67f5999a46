import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Most of their part's time, or as long as ten others: begun last, one would leave the other worker without anything to do.
const LONG =
  /\/(?:fuzz|killed-while-ordering|embedded|jobs|idempotency|end-with-npm|owner-screens|page-renderer|interrupted)\.test\.tsx?$/;

/** Begins with the longest files of tests also where none has been run before, as in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [long = [], others = []] = [true, false].map((is) =>
      files.filter(({ moduleId }) => LONG.test(moduleId) === is),
    );
    return [...long, ...(await super.sort(others))];
  }
}
