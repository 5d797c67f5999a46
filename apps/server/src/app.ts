import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import {
  ACCOUNT_MAILS,
  registerAccounts,
  sweepAccounts,
  sweepMembershipWishes,
  tellOfEnding,
} from './features/accounts/index.ts';
import { registerActivity } from './features/activity/index.ts';
import { registerAddresses } from './features/addresses/index.ts';
import { registerAnnouncements } from './features/announcements/index.ts';
import { registerBusinessFigures, sweepSoldOutRequests } from './features/business-figures/index.ts';
import { registerBusinessPage } from './features/business-page/index.ts';
import { registerCart } from './features/cart/index.ts';
import { registerCash } from './features/cash/index.ts';
import { registerCatalogCsv } from './features/catalog-csv/index.ts';
import { registerCategories } from './features/categories/index.ts';
import { holdBusinessOfOwner, registerCompanies, suspendCompanyOfOwner } from './features/companies/index.ts';
import { copyNightly, keepJournalFile } from './features/copies/index.ts';
import { registerCustomization } from './features/customization/index.ts';
import { ensureDriver, registerDeliveries, retireDriver } from './features/deliveries/index.ts';
import { registerDispatch } from './features/dispatch/index.ts';
import { registerEvents } from './features/events/index.ts';
import { registerFavorites } from './features/favorites/index.ts';
import { registerHome } from './features/home/index.ts';
import { mailWay, messageMail, registerInbox, spreadMessages, sweepInbox } from './features/inbox/index.ts';
import { registerLegal } from './features/legal/index.ts';
import { registerOpeningHours } from './features/opening-hours/index.ts';
import { knockForOrders, knockWay, ringByNewHours, ringsAtOpening } from './features/order-knocks/index.ts';
import {
  registerOrders,
  releaseOrders,
  releaseOrdersLater,
  sweepOrderShares,
  tellWaiting,
} from './features/orders/index.ts';
import { readWebBuild, registerPages, type WebBuild } from './features/pages/index.ts';
import { endPasskeys, listPasskeysOf, registerPasskeys, sweepPasskeys } from './features/passkeys/index.ts';
import { deleteAccounts, registerPrivacy } from './features/privacy/index.ts';
import { registerProductCopies } from './features/product-copies/index.ts';
import { registerProductOptions } from './features/product-options/index.ts';
import { registerProductWaits, tellOfReturn } from './features/product-waits/index.ts';
import { findSellers, registerProducts } from './features/products/index.ts';
import { endReachOf, pushMessages, pushWay, registerPush } from './features/push/index.ts';
import { registerReviews } from './features/reviews/index.ts';
import { COUNTS_OF_WORDS, countOrders, registerSearch, sweepSearches } from './features/search/index.ts';
import { registerServices } from './features/services/index.ts';
import { registerSettings, switchOnDelivery } from './features/settings/index.ts';
import { registerSetup } from './features/setup/index.ts';
import { registerSponsors } from './features/sponsors/index.ts';
import { drawEachMorning, registerStatusPictures } from './features/status-pictures/index.ts';
import { registerSystemStatus } from './features/system-status/index.ts';
import { tellOfEnded } from './features/taking-orders/index.ts';
import { registerTown } from './features/town/index.ts';
import { registerTownSearch } from './features/town-search/index.ts';
import { registerWaitingWork } from './features/waiting-work/index.ts';
import {
  boundConnections,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  serverOptionsOf,
} from './platform/http/connections.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerPressure, shedLoad } from './platform/http/load-shedding.ts';
import { createLog, createLogController, tellUntrustedProxy } from './platform/http/logging.ts';
import { limitOfOpenFiles, tellFewConnections, withinOpenFiles } from './platform/http/open-files.ts';
import { QUICK_QUALITY, WORTH_PACKING_BYTES } from './platform/http/prepared.ts';
import { type LeaveTimes, watchRequests } from './platform/http/requests-under-way.ts';
import { registerSecurity } from './platform/http/security.ts';
import type { Job } from './platform/jobs/job.ts';
import type { JobTimes } from './platform/jobs/job-runner.ts';
import { registerJobs } from './platform/jobs/register-jobs.ts';
import { sweepDaily } from './platform/jobs/sweep-daily.ts';
import { registerKept } from './platform/kept/register-kept.ts';
import { createLimits } from './platform/limits/limits.ts';
import { sweepMails } from './platform/mail/mail.queries.ts';
import type { Mail } from './platform/mail/mail.ts';
import { readReturns } from './platform/mail/read-returns.job.ts';
import { sendMails } from './platform/mail/send-mails.ts';
import { registerMetrics } from './platform/metrics/register-metrics.ts';
import { registerOpenApi } from './platform/open-api/open-api.ts';
import { registerMedia } from './platform/pictures/media.ts';
import { refuseAddress, registerErrorHandler } from './platform/problems/error-handler.ts';
import { gatherContracts } from './platform/serve/contracts.ts';
import { sweepIdempotencyKeys } from './platform/serve/idempotency.ts';
import type { Services } from './platform/serve/services.ts';
import type { Traces } from './platform/traces/traces.ts';

const LARGEST_JSON_BYTES = 100 * 1024;
const COMPRESSION = {
  global: true,
  threshold: WORTH_PACKING_BYTES,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } },
};

// Together with closing the database well below the ten seconds that a supervisor waits.
const LEAVE: LeaveTimes = { partingMs: 500, finishWithinMs: 5_000 };
const LEAVE_JOBS: JobTimes = { finishWithinMs: 3_000, stopWithinMs: 1_500 };

/** What people are written to by e-mail: each feature's mails come by its public API. */
const MAILS: readonly Mail[] = [...ACCOUNT_MAILS, messageMail];

/** What is done after a commit: each feature's jobs come by its public API. */
const jobsOf = (config: Config): readonly Job[] => [
  sweepDaily([
    sweepAccounts,
    sweepIdempotencyKeys,
    sweepInbox,
    sweepMails,
    sweepMembershipWishes,
    sweepOrderShares,
    sweepPasskeys,
    sweepSearches,
    sweepSoldOutRequests,
  ]),
  spreadMessages([pushWay, knockWay, mailWay]),
  pushMessages(ringsAtOpening),
  knockForOrders,
  sendMails(MAILS),
  readReturns(config),
  copyNightly(config),
  keepJournalFile,
  deleteAccounts,
  switchOnDelivery,
  releaseOrders,
  tellOfEnded,
  tellOfEnding,
  tellWaiting,
  tellOfReturn,
  drawEachMorning,
  ...COUNTS_OF_WORDS,
  countOrders,
];

/** What tests make otherwise. */
export interface AppOptions {
  /** Null: the calls alone are served. */
  readonly web?: WebBuild | null;
  readonly connections?: ConnectionLimits;
  readonly leave?: LeaveTimes;
  readonly jobs?: readonly Job[];
  readonly leaveJobs?: JobTimes;
  readonly log?: FastifyBaseLogger;
  readonly traces?: Traces | undefined;
  /** Whether visitors' answers are kept for a second. */
  readonly keepsAnswers?: boolean;
  /** Whether a server without pages is none. */
  readonly needsPages?: boolean;
}

/** Builds the application on its services: the table of contents of the server. */
export async function createApp(
  services: Services,
  {
    web = readWebBuild(),
    connections = withinOpenFiles(CONNECTION_LIMITS, limitOfOpenFiles(), services.database.engine),
    leave = LEAVE,
    jobs = jobsOf(services.config),
    leaveJobs = LEAVE_JOBS,
    log = createLog(services.config.logLevel),
    needsPages = false,
    keepsAnswers = false,
    traces,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    ...serverOptionsOf(connections),
    bodyLimit: LARGEST_JSON_BYTES,
    loggerInstance: log,
    genReqId: () => randomUUID().slice(0, 13),
    logController: createLogController(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: refuseAddress,
    // Whoever still comes while the server leaves is served, and told not to come back on the same connection.
    return503OnClosing: false,
  });
  app.decorate('services', services);
  const underWay = watchRequests(app);
  traces?.watch(app);
  app.decorate('limits', createLimits(services));
  // Requests are parsed against their contract in serve(), for JSON and multipart alike.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  tellUntrustedProxy(app);
  boundConnections(app, connections);
  tellFewConnections(app.log, connections);
  if (config.rateLimits) shedLoad(app);
  await registerSecurity(app, config);
  registerKept(app, keepsAnswers);
  await app.register(compress, COMPRESSION);
  await app.register(multipart);
  if (config.rateLimits) registerPressure(app);
  gatherContracts(app);
  await registerOpenApi(app);
  await registerJobs(app, jobs, leaveJobs);

  registerHealth(app, web !== null || !needsPages);
  registerMetrics(app);
  await registerFeatures(app, web, connections);
  // After the streams, which end by themselves.
  app.addHook('preClose', async () => void (await Promise.all([underWay.finish(leave), app.jobs.stop()])));
  return app;
}

/** Everything that is served, feature by feature, in the order of a reader of the OpenAPI document who comes anew. */
async function registerFeatures(
  app: FastifyInstance,
  web: WebBuild | null,
  connections: ConnectionLimits,
): Promise<void> {
  await registerMedia(app);
  registerAccounts(app, {
    ...{ ensureDriver, retireDriver, suspendCompanyOfOwner, holdBusinessOfOwner, endReachOf },
    ...{ listPasskeysOf, endPasskeys },
  });
  registerPasskeys(app);
  registerPrivacy(app);
  registerSetup(app);
  registerCompanies(app, { findSellers });
  registerBusinessPage(app);
  registerProducts(app);
  registerCatalogCsv(app);
  registerProductOptions(app);
  registerProductCopies(app);
  registerCategories(app);
  registerSearch(app);
  registerTownSearch(app);
  registerHome(app);
  registerOpeningHours(app, { ringByNewHours });
  registerServices(app);
  registerCustomization(app);
  registerBusinessFigures(app);
  registerReviews(app);
  registerFavorites(app);
  registerProductWaits(app);
  registerCart(app);
  registerAddresses(app);
  registerOrders(app);
  registerDeliveries(app);
  registerCash(app);
  registerActivity(app);
  registerSystemStatus(app);
  registerWaitingWork(app);
  registerDispatch(app);
  registerSettings(app);
  registerTown(app, { releaseOrders: releaseOrdersLater });
  registerLegal(app);
  registerStatusPictures(app);
  registerSponsors(app);
  registerInbox(app);
  registerAnnouncements(app);
  registerPush(app);
  registerEvents(app, connections);
  // Last: what no call answers is a page.
  await registerPages(app, web);
}
