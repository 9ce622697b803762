import { inlineScripts, scriptHash } from '../app-shell/script-hash.ts';

/**
 * Other origins that browsers send files to and read them from, by the API's environment: a bucket (`OSS_URL`), or a host of
 * its own for the API's file store (`FILES_URL`, if it is a full URL).
 */
export const fileOrigins = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  ['OSS_URL', 'FILES_URL'].flatMap((name) => {
    const value = environment[name] ?? '';
    return /^https?:/.test(value) ? [new URL(value).origin] : [];
  });

/**
 * The headers of both sites, here and in deploy/nginx (a test compares the two). Scripts come from the site, or are inside
 * index.html and named by their hash. The component library sets styles at run time. Markup made at run time must pass the
 * sites' own policy (packages/site/src/guards/trusted-types-policy.ts). `origins` serve files.
 */
export const siteHeaders = (origins: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(scriptHash)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...origins].join(' '),
    ["media-src 'self' blob:", ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default worker checker',
  ].join('; '),
  // Browsers ignore it over HTTP, so a site on one machine still works there.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // A page that opened ours, or that ours opened, can't reach into it.
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
