import { createContext, use } from 'react';
import { matchPath } from 'react-router';

/** Whether an address leads to a page that is built. */
export type IsBuilt = (href: string) => boolean;

/** Recognises the addresses of pages that are still to be built, by the paths of the route table. */
export const builtPages =
  (unbuiltPaths: readonly string[]): IsBuilt =>
  (href) => {
    const path = href.split(/[?#]/u)[0] ?? '';
    return !unbuiltPaths.some((unbuilt) => matchPath(unbuilt, path));
  };

export const BuiltPages = createContext<IsBuilt>(() => true);

/** Keeps entries that lead to built pages. What is not built yet is in no navigation (rule 10.26). */
export const useBuilt = () => {
  const isBuilt = use(BuiltPages);
  return <Item extends { href: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ href }) => isBuilt(href));
};
