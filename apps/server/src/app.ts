import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { registerAccounts } from './features/accounts/index.ts';
import { registerAddresses } from './features/addresses/index.ts';
import { registerCart } from './features/cart/index.ts';
import { registerCategories } from './features/categories/index.ts';
import { registerCompanies } from './features/companies/index.ts';
import { registerCustomization } from './features/customization/index.ts';
import { ensureDriver, registerDeliveries, retireDriver } from './features/deliveries/index.ts';
import { registerEvents } from './features/events/index.ts';
import { registerFavorites } from './features/favorites/index.ts';
import { registerOpeningHours } from './features/opening-hours/index.ts';
import { registerOrders } from './features/orders/index.ts';
import { registerPages } from './features/pages/index.ts';
import { registerProductOptions } from './features/product-options/index.ts';
import { registerProducts } from './features/products/index.ts';
import { registerReviews } from './features/reviews/index.ts';
import { registerServices } from './features/services/index.ts';
import { registerSettings } from './features/settings/index.ts';
import { refuseAddress, registerErrorHandler } from './platform/error-handler.ts';
import { unavailable } from './platform/errors.ts';
import { registerHealth } from './platform/health.ts';
import { registerMedia } from './platform/media.ts';
import { registerOpenApi } from './platform/open-api.ts';
import { CONTENT_SECURITY_POLICY, NO_LONGER_HEADERS } from './platform/security.ts';
import type { Services } from './platform/services.ts';
import { turnAwayInCrowd } from './platform/shedding.ts';

const LARGEST_JSON_BYTES = 100 * 1024;
// The best brotli costs a hundred times the time of the fourth and saves some 10 % of an answer.
const COMPRESSION = {
  global: true,
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

// Above this the queue only grows: better a quick "in a moment" to some than a slow answer to all.
const SHEDDING = {
  maxEventLoopDelay: 1000,
  retryAfter: 2,
  pressureHandler: () => {
    throw unavailable();
  },
};

/** Builds the application on its services: the table of contents of the server. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    bodyLimit: LARGEST_JSON_BYTES,
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: refuseAddress,
    // A stream that stays open must not hold the shutdown back.
    forceCloseConnections: true,
  });
  app.decorate('services', services);
  // Requests are parsed against their contract in serve(), for JSON and multipart alike.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  if (config.rateLimits) turnAwayInCrowd(app);
  await app.register(helmet, {
    ...NO_LONGER_HEADERS,
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, COMPRESSION);
  await app.register(multipart);
  await app.register(rateLimit, { global: false });
  if (config.rateLimits) await app.register(underPressure, SHEDDING);
  await registerOpenApi(app);

  registerHealth(app);
  await registerMedia(app);
  registerAccounts(app, { ensureDriver, retireDriver });
  registerCompanies(app);
  registerProducts(app);
  registerProductOptions(app);
  registerCategories(app);
  registerOpeningHours(app);
  registerServices(app);
  registerSettings(app);
  registerAddresses(app);
  registerCustomization(app);
  registerFavorites(app);
  registerReviews(app);
  registerCart(app);
  registerOrders(app);
  registerDeliveries(app);
  registerEvents(app);
  // Last: what no call answers is a page.
  await registerPages(app);
  return app;
}
