import type { Plugin } from 'vite';

const hook = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/u;
const replacing = 'setUuid(randomId())';

const stable = `
import { useId as useReactId } from 'react';
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : 'mantine-' + id.replace(/:/g, '');
}
`;

/** The module of Mantine's `useId` with React's id instead of a random one. */
export const withStableId = (source: string): string => {
  if (!source.includes(replacing)) throw new Error("Mantine's useId replaces its id in another way now");
  return stable;
};

/**
 * Makes fields keep the id that they are first drawn with. Mantine replaces it by a random one as soon as a field stands, so that
 * React draws each field a second time and runs all effects of the page at once, before the browser can paint it.
 */
export const stableIds = (): Plugin => ({
  name: 'stable-ids',
  apply: 'build',
  enforce: 'pre',
  transform: (source, id) => (hook.test(id) ? { code: withStableId(source), map: null } : undefined),
});
