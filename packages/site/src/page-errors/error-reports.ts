import { firstFiles } from '../first-files.ts';

/** How an error of a page became known; see `PageErrorKind` in the document. */
export type PageErrorKind = 'error' | 'rejection' | 'render' | 'resource';

/** The body of `reportPageError`. */
export interface PageErrorReport {
  kind: PageErrorKind;
  release: string;
  path: string;
  message: string;
  stack: string;
}

/** The most reports of one page load. */
const MOST = 5;
/** The share of page loads that report. A broken release has enough of them. */
export const reportingShare = 0.5;

/** Errors that the page expects, or that come from the browser and its extensions. */
const isNoise = (name: string, message: string, stack: string): boolean =>
  name === 'AbortError' ||
  // A failed call. The page shows it, and the server has logged it.
  name === 'ApiError' ||
  message.startsWith('ResizeObserver loop') ||
  message.startsWith('Script error') ||
  /\b(?:chrome|moz|safari-web|safari)-extension:/u.test(stack);

const withoutQueries = (text: string): string =>
  text.replaceAll(/[?#][^\s:)]*/gu, '').replaceAll(/\d{5,}/gu, '#');

/** The path without what names a person, a group or a task: every part with a digit or of more than 16 characters. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d/u.test(part) || part.length > 16 ? ':id' : part))
    .join('/')
    .slice(0, 100);

const partsOf = (error: unknown): { name: string; message: string; stack: string } =>
  error instanceof Error
    ? { name: error.name, message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    : { name: '', message: typeof error === 'string' ? error : 'Not an error', stack: '' };

interface ReportsOptions {
  send: (report: PageErrorReport) => void;
  path: () => string;
  /** Whether this page load reports. Called once, at the first error. */
  isChosen: () => boolean;
}

/** Reports errors of one page load: each once, at most five, without queries and long numbers. */
export const createErrorReports = ({ send, path, isChosen }: ReportsOptions) => {
  const seen = new Set<string>();
  let doesReport: boolean | undefined;
  return (kind: PageErrorKind, error: unknown): void => {
    const { name, message, stack } = partsOf(error);
    const key = `${message} ${stack.slice(0, 300)}`;
    if (seen.size >= MOST || seen.has(key) || isNoise(name, message, stack)) return;
    doesReport ??= isChosen();
    if (!doesReport) return;
    seen.add(key);
    // The first line of a stack repeats the message in some browsers.
    const places = stack.startsWith(message) ? stack.slice(message.length) : stack;
    send({
      kind,
      release: (firstFiles()[0] ?? '').slice(0, 100),
      path: plainPath(path()),
      message: withoutQueries(message).slice(0, 300),
      stack: withoutQueries(places).trim().slice(0, 2000),
    });
  };
};
