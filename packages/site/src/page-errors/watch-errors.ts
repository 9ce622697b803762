import { version } from '@yayan/auth';
import { firstFiles } from '../first-files.ts';
import type { PageErrorKind, PageErrorReport } from './error-reports.ts';

/** Sends a report by `fetch` alone: a page whose transport is broken reports too. A lost report is not repeated. */
const send = (report: PageErrorReport): void => {
  void fetch('/api/v1/page-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'z-client': '2', 'z-version': version },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

type Report = (kind: PageErrorKind, error: unknown) => void;

/** Loaded at the first error, because the first files have a budget. */
const loadReports = async (): Promise<Report> => {
  const { createErrorReports, reportingShare } = await import('./error-reports.ts');
  return createErrorReports({
    send,
    path: () => globalThis.location.pathname,
    // Only built pages name their files. Developers see errors in their own console.
    isChosen: () => firstFiles().length > 0 && Math.random() < reportingShare,
  });
};
let reports: Promise<Report> | undefined;

/** Reports an error of this page to the operators. */
export const reportPageError: Report = (kind, error) => {
  reports ??= loadReports();
  reports.then(
    (report) => report(kind, error),
    () => (reports = undefined),
  );
};

/** The address of a script, style or picture that did not load. */
const resourceOf = ({ target }: Event): string | undefined => {
  if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : undefined;
};

/** Reports only our own files: a picture of somebody else may be gone. */
const isOurs = (address: string): boolean => address.startsWith(`${globalThis.location.origin}/assets/`);

/** Watches for errors that nothing catches, rejected promises, and files that did not load. */
export const watchErrors = (report = reportPageError): void => {
  globalThis.addEventListener(
    'error',
    (event) => {
      const resource = resourceOf(event);
      if (resource === undefined) report('error', event.error ?? event.message);
      else if (isOurs(resource)) report('resource', `Not loaded: ${resource}`);
    },
    // Failed files don't bubble.
    { capture: true },
  );
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
};
