// Starts `scripts/<name>.ts`. Plain JavaScript on purpose: an older Node cannot even read the TypeScript
// files, and would answer with a stack trace instead of the one line below.
const wantedMajor = 24;

if (Number(process.versions.node.split('.')[0]) < wantedMajor) {
  console.error(
    `mercadito needs Node ${wantedMajor}, this is ${process.version}. ` +
      'Run "npm ci" (without --ignore-scripts), which brings it, then start through npm: "npm run demo".',
  );
  process.exit(1);
}

await import(`./${process.argv[2]}.ts`);
