import type { Plugin } from 'postcss';
import { media } from './src/theme/breakpoints.ts';

const queries = new Map<string, string>(Object.entries(media));

/**
 * Replaces `@media (--phone)` by the query of that name, because variables don't work in media queries and no browser has
 * custom ones yet. The names come from the theme, so no stylesheet declares them; an unknown name fails the build.
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
