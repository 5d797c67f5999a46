// `npm run bench`: what the server does beside what could be done at most; `npm run bench:<name>`: another measurement of `bench/`, which
// says beside each figure what it may be.
const [, , , name = 'all'] = process.argv;
await import(`../bench/${name.startsWith('-') ? 'all' : name}.ts`);
