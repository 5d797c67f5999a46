// The layers of docs/architecture.md. `npm run check` runs them; scripts/checks/layers.test.ts proves that each one bites.
const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'domain-imports-nothing',
    comment: 'The rules of the business are pure: no library, no clock, no Node, nothing of ours.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contracts-import-only-domain-and-zod',
    comment: 'Server and web both read the contracts, so they carry nothing that only one of them has.',
    from: { path: '^packages/contracts/src/', pathNot: tests },
    to: { pathNot: ['^packages/(contracts|domain)/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'packages-know-no-app',
    comment: 'The packages are the lowest layer, their tests included.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'server-never-enters-web',
    comment: 'They meet in the contracts only.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-never-enters-server',
    comment: 'They meet in the contracts only.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'nobody-enters-the-demo',
    comment: 'It makes a town by the calls of a server and is started as a program: no server carries its drawings.',
    from: { path: '^apps/', pathNot: '^apps/demo/' },
    to: { path: '^apps/demo/' },
  },
  {
    name: 'demo-enters-features-by-their-public-api',
    comment:
      'It is a guest of the server, and of nothing else but the contracts and the clock on the wall of the town.',
    from: { path: '^apps/demo/' },
    to: {
      path: [
        '^apps/web/',
        '^apps/server/src/features/[^/]+/(?!index\\.ts$)',
        '^packages/domain/(?!src/opening-hours/local-time\\.ts$)',
      ],
    },
  },
  {
    name: 'server-feature-is-entered-by-its-public-api',
    comment: "A feature uses another only through that one's index.ts, which says what it offers.",
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: {
      path: '^apps/server/src/features/',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'platform-and-database-know-no-feature',
    comment: 'What carries every feature depends on none of them.',
    from: { path: '^apps/server/src/(platform|database)/', pathNot: tests },
    to: { path: '^apps/server/src/features/' },
  },
  {
    name: 'server-starts-one-program',
    comment:
      'The filling of the demo, whether a module of ours loads, and the copy of each night, without a shell and without input: nothing that people send can become a command.',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, '^apps/server/src/(demo/index|platform/jobs/require-loadable|features/copies/start-copy)\\.ts$'],
    },
    to: { path: '^(node:)?(child_process|cluster)$' },
  },
  {
    name: 'notices-come-from-reactions',
    comment:
      'A write records what has happened; platform/reactions/ alone says who is told, and record/audit.ts tells them.',
    from: {
      path: '^apps/',
      pathNot: [
        tests,
        '^apps/server/(test/|src/server\\.ts$|src/platform/(reactions/|record/audit\\.ts$|serve/services\\.ts$))',
      ],
    },
    to: { path: '^apps/server/src/platform/(record/notices\\.ts$|reactions/)' },
  },
  {
    name: 'web-shared-is-the-lowest-layer',
    comment: 'app → screens → features → entities → shared, never upwards.',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(app|screens|features|entities)/' },
  },
  {
    name: 'web-entities-know-no-feature',
    comment: 'app → screens → features → entities → shared, never upwards.',
    from: { path: '^apps/web/src/entities/' },
    to: { path: '^apps/web/src/(app|screens|features)/' },
  },
  {
    name: 'web-features-know-no-screen',
    comment: 'app → screens → features → entities → shared, never upwards.',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/(app|screens)/' },
  },
  {
    name: 'web-screens-know-no-app',
    comment: 'app → screens → features → entities → shared, never upwards.',
    from: { path: '^apps/web/src/screens/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'web-entities-are-independent',
    comment: 'One noun each: what brings two of them together is a feature or a screen.',
    from: { path: '^apps/web/src/entities/([^/]+)/' },
    to: { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/$1/' },
  },
  {
    name: 'web-features-are-independent',
    comment: 'One task each: screens compose them; what two of them need is an entity or shared.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-styles-stay-in-their-folder',
    comment:
      'Whoever wants to look like another part uses that part, not its classes; words, layout and looks are of no part.',
    from: { path: '^(apps/web/src/.+)/[^/]+$' },
    to: {
      path: '\\.module\\.css$',
      pathNot: ['^$1/[^/]+$', '^apps/web/src/shared/ui/(words|layout|looks|desk)\\.module\\.css$'],
    },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that leads nowhere would slip through every rule above.',
    // But for a program whose types are generated when its test runs.
    from: { pathNot: '^apps/server/test/generated-client/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // Types count too: a layer that is crossed for a type alone is crossed.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Ours only: most libraries live in a dist of their own, and must be seen.
    exclude: { path: '^apps/[^/]+/dist(-server)?/' },
    enhancedResolveOptions: {
      // Without these two our own packages stay unresolved, and every rule about them passes.
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
