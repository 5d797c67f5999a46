// `npm run bench:<name>`: a measurement of `bench/`, which says beside each figure what it may be.
await import(`../bench/${process.argv[3]}.ts`);
