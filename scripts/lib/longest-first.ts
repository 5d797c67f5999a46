import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Minutes in one file: begun last, it would leave the other worker without anything to do.
const LONG = /\/(?:fuzz|killed-while-ordering|embedded)\.test\.ts$/;

/** Begins with the longest files of tests also where none has been run before, as in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [long = [], others = []] = [true, false].map((is) =>
      files.filter(({ moduleId }) => LONG.test(moduleId) === is),
    );
    return [...long, ...(await super.sort(others))];
  }
}
