/**
 * The headers of the docs site, here and in deploy/nginx/docs-headers.conf (a test compares the two). Nothing comes from
 * another origin, and no script is inside a page. The API reference sets its styles at run time.
 */
export const docsHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  // Browsers ignore it over HTTP, so the site on one machine still works there.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
