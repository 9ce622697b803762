import { posix } from 'node:path';
import { findHandlers, type CallHandler } from './handlers.ts';
import { type Operation, readOperations } from './operations.ts';
import { findUsers, type Page, readPages } from './pages.ts';
import { isTest, readSources, type Sources } from './source.ts';

/** A call with its place in the document, its handler, and the pages that make it. */
export interface Call extends Operation {
  /** Undefined while the call isn't built yet. */
  handled: CallHandler | undefined;
  /** The files of the sites that make it. */
  usedBy: readonly string[];
  pages: readonly Page[];
  tests: readonly string[];
}

export interface CallTable {
  calls: readonly Call[];
  pages: readonly Page[];
}

/** Tests that name a call or its address, and tests next to its rule or next to a file that makes it. */
const testsOf = ({ id, path }: Operation, beside: readonly string[], tests: Sources): readonly string[] => {
  const named = new RegExp(`['"\`]${id}['"\`]`, 'u');
  const fixed = path.includes('{') ? undefined : path;
  const stems = new Set(beside.map((file) => file.replace(/\.tsx?$/u, '')));
  return [...tests]
    .filter(
      ([file, text]) =>
        named.test(text) ||
        (fixed !== undefined && new RegExp(`['" ]${fixed}['"?]`, 'u').test(text)) ||
        stems.has(file.replace(/(?:\.[a-z]+)?\.(?:test|spec)\.tsx?$/u, '')),
    )
    .map(([file]) => file);
};

/** Every call of the document with all that belongs to it. */
export const readCallTable = (root: string): CallTable => {
  const operations = readOperations(root);
  const ids = new Set(operations.map(({ id }) => id));
  const sources = readSources(root);
  const handlers = findHandlers(sources, ids);
  const users = findUsers(sources, operations);
  const tests = new Map([...sources].filter(([file]) => isTest(file)));
  const calls = operations.map((operation): Call => {
    const handled = handlers.get(operation.id);
    const usedBy = users.files.get(operation.id) ?? [];
    const beside = [...usedBy, ...(handled?.rules.map(({ file }) => file) ?? [])];
    return {
      ...operation,
      handled,
      usedBy,
      pages: users.pages.get(operation.id) ?? [],
      tests: testsOf(operation, beside, tests),
    };
  });
  return {
    calls: calls.toSorted((a, b) => (a.tag + a.id < b.tag + b.id ? -1 : 1)),
    pages: readPages(sources),
  };
};

/** `/v1/tasks/abc` for `/v1/tasks/{hashId}`, `/task/detail/abc` for `/task/detail/:id`. */
const fits = (template: string, path: string): boolean =>
  new RegExp(
    `^${template
      .split('/')
      .map((part) =>
        /^(?::|\{)/u.test(part) ? '[^/]+' : part.replaceAll(/[.*+?^$()[\]\\|{}]/gu, String.raw`\$&`),
      )
      .join('/')}$`,
    'u',
  ).test(path);

/** A path in the form that somebody pastes it: a whole address, with a query, or as in the document. */
const pathOf = (wanted: string): string =>
  wanted
    .replace(/^[a-z]+:\/\/[^/]+/u, '')
    .replace(/[?#].*$/u, '')
    .replace(/^\/api(?=\/)/u, '');

/** The calls and pages that a text means: an operation's id, an address of the API, or a page's path, title or file. */
export const whatIsMeant = ({ calls, pages }: CallTable, wanted: string): CallTable => {
  const path = pathOf(wanted);
  const direct = calls.filter((call) => call.id === wanted || fits(call.path, path));
  if (direct.length > 0) return { calls: direct, pages: [] };
  const meant = pages.filter(
    (page) => fits(page.path, path) || page.title === wanted || posix.basename(page.file, '.tsx') === wanted,
  );
  const files = new Set(meant.map(({ file }) => file));
  return { calls: calls.filter((call) => call.pages.some(({ file }) => files.has(file))), pages: meant };
};
