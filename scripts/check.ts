import { describeCheck, runChecks } from './lib/checks.ts';

// `npm run check`: everything that can be said of the code without running it.
const results = await runChecks((result) => console.log(describeCheck(result)));
const failed = results.filter(({ faults }) => faults.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
