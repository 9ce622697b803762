/** Seconds that a `Retry-After` header names, as a number or as a date; `undefined` when it names none. */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

/** Whether the server named another address. Browsers hide the status of a redirect that is not followed. */
export const isRedirect = (status: number): boolean => status < 200 || (status >= 300 && status < 400);

/** Says what came instead of an answer of the API. The address's query may hold personal data, so it is left out. */
export const foreignAnswer = (path: string, { url, status, headers }: Response, text: string): Error => {
  const target = headers.get('location');
  const type = headers.get('content-type') ?? 'no content type';
  const what = `HTTP ${status}${target ? ` to ${target}` : ''}, ${type}`;
  const excerpt = text.slice(0, 100).replaceAll(/\s+/g, ' ');
  return new Error(`${(url || path).split('?')[0]} gave no answer of the API (${what}): ${excerpt}`);
};
