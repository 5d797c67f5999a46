import type { onSendHookHandler } from 'fastify';

/** What a page of ours may load: only our own files, and no inline script (reliability.md "Defaults"). */
export const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // The component kit sets custom properties in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** Left out everywhere: they speak to Internet Explorer 8, to Flash, and of habits browsers no longer have. */
export const NO_LONGER_HEADERS = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
} as const;

const OF_PAGES = ['cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-frame-options'];

/** Takes from a file what is said of pages only: a page has dozens of files, many smaller than these headers. */
export const leavePageHeadersOut: onSendHookHandler = async (_request, reply, payload) => {
  for (const name of OF_PAGES) reply.removeHeader(name);
  return payload;
};
