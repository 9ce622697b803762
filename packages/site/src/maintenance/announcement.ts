/**
 * The answer's header with the span of this site's maintenance, `<start>/<end>` with `..` for an end that nobody knows, or
 * `none`.
 */
export const maintenanceHeader = 'z-maintenance';

const listeners = new Set<() => void>();
let span: string | undefined;

/** What the server said last about maintenance of this site that runs or is planned (rule 8.9). */
export const announcement = {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The span as the header says it; undefined without maintenance. */
  span: (): string | undefined => span,
};

/** Reads it from an answer. Some say nothing of it, such as live events and what a worker has stored. */
export const hearMaintenance = ({ headers }: { headers: Pick<Headers, 'get'> }): void => {
  const said = headers.get(maintenanceHeader);
  if (said === null || said === (span ?? 'none')) return;
  span = said === 'none' ? undefined : said;
  for (const listener of listeners) listener();
};
