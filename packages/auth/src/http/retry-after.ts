/** Seconds that a `Retry-After` header names, as a number or as a date; `undefined` when it names none. */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};
