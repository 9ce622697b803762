import { inlineScripts, scriptHash } from '../app-shell/script-hash.ts';

/**
 * Origins other than the sites' own that browsers send files to and read them from, by the API's configuration: a bucket
 * (`OSS_URL`) and a host of its own for the API's store (`FILES_URL`, which is a path otherwise).
 */
export const fileOrigins = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  ['OSS_URL', 'FILES_URL'].flatMap((name) => {
    const value = environment[name] ?? '';
    return /^https?:/.test(value) ? [new URL(value).origin] : [];
  });

/**
 * What both sites are served with, here and by deploy/nginx (a test compares the two). Scripts come from the site
 * alone, or stand in index.html and are named by their hash; styles are also set at run time by the component library. Markup made at run time passes the sites' own policy
 * (packages/site/src/guards/trusted-types-policy.ts). Files lie at `origins`.
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
    'trusted-types default worker',
  ].join('; '),
  // Browsers heed it over HTTPS alone: a site on one machine keeps working over HTTP.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // A page that opened ours, or that ours opened, can't reach into it.
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
