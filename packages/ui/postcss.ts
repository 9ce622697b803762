import type { Plugin } from 'postcss';
import { media } from './src/theme/breakpoints.ts';

const queries = new Map<string, string>(Object.entries(media));

/**
 * Turns `@media (--phone)` into the query of that name, because variables don't reach into media queries and no browser knows
 * custom ones yet. The names come from the theme, so no stylesheet declares them; a name that isn't there ends the build.
 */
export const breakpointNames: Plugin = {
  postcssPlugin: 'yayan-breakpoint-names',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/gu, (_, name: string) => {
        const query = queries.get(name);
        if (query === undefined) throw rule.error(`The theme has no breakpoint --${name}`);
        return query;
      });
    },
  },
};
