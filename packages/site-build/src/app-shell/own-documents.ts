import type { FirstPages } from './first-pages.ts';

/** The file in which a build lists the pages that have a document of their own. */
export const documentList = 'pages/documents.json';

/** The file of a page with a document of its own, in a build. */
export const documentOf = (page: string): string =>
  `pages/${page.slice(1).replaceAll(/\W+/gu, '-').replace(/-$/u, '')}.html`;

/** A plan with only these pages and the files that they need. */
export const planOf = (plan: FirstPages, pages: readonly string[]): FirstPages => {
  const only = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([page]) => pages.includes(page)));
  const kept = only(plan.pages);
  const needed = new Set([
    ...plan.first,
    ...plan.frame,
    ...Object.values(kept).flatMap(({ files }) => files),
    ...Object.values(plan.later).flat(),
  ]);
  const places = plan.files.flatMap((_, at) => (needed.has(at) ? [at] : []));
  const moved = (at: number): number => places.indexOf(at);
  return {
    ...plan,
    files: places.map((at) => plan.files[at] ?? ''),
    first: plan.first.map(moved),
    frame: plan.frame.map(moved),
    pages: Object.fromEntries(
      Object.entries(kept).map(([page, each]) => [page, { ...each, files: each.files.map(moved) }]),
    ),
    entries: plan.entries.filter((page) => pages.includes(page)),
    later: Object.fromEntries(Object.entries(plan.later).map(([what, files]) => [what, files.map(moved)])),
    ...(plan.early && {
      early: {
        ...plan.early,
        pages: only(plan.early.pages),
        ...(plan.early.begin && { begin: only(plan.early.begin) }),
      },
    }),
  };
};
