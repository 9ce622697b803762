const NAME = 'yayan_operator';
const pattern = new RegExp(`(?:^|;\\s*)${NAME}=(?<token>[A-Za-z0-9_-]{43})(?=;|$)`, 'u');

/** The session cookie of an operator in a `Cookie` header, valid or not; null without one. */
export const readOperatorCookie = (cookies: string | undefined): string | null =>
  (cookies === undefined ? null : pattern.exec(cookies))?.groups?.['token'] ?? null;

/** The `Set-Cookie` header that sets the session, or removes it when `token` is null. */
export const writeOperatorCookie = (token: string | null, secure: boolean): string =>
  [
    `${NAME}=${token ?? ''}`,
    'Path=/api/console',
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
    // The server ends sessions. The cookie itself ends with the browser.
    ...(token === null ? ['Max-Age=0'] : []),
  ].join('; ');
