import { describeCheck, runChecks } from './lib/checks.ts';

// `npm run check`: everything that can be said of the code without running it; with `-- looks texts` the checks whose names contain these.
const words = process.argv.slice(3);
const results = await runChecks((result) => console.log(describeCheck(result)), words);
const failed = results.filter(({ faults }) => faults.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
