/**
 * The headers of the operator console, here and in deploy/nginx/console-headers.conf (a test compares the two). Everything
 * comes from the console's own address, except for files at `origins`: pictures of members, and videos of courses, which are sent there too. No script is inside a page. The component library sets styles at run time. Markup
 * made at run time must pass the page's own policy (packages/site/src/guards/trusted-types-policy.ts).
 */
export const consoleHeaders = (origins: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...origins].join(' '),
    ["media-src 'self' blob:", ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  // Browsers ignore it over HTTP, so the console on one machine still works there.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
