import { registerHooks } from 'node:module';

// The server, which says what it loads of the libraries that only some need; prom-client brings their API in any case.
registerHooks({
  resolve: (specifier, context, next) => {
    if (/^@opentelemetry\/(?!api)/.test(specifier)) console.log(`loads ${specifier}`);
    return next(specifier, context);
  },
});
await import('../src/main.ts');
