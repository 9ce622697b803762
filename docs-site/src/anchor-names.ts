import type { Markdown } from './markdown.ts';

/** Names the links beside headings in the language of their page; the theme's own name is English. */
export const anchorNames = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules['link_open'];
  markdown.renderer.rules['link_open'] = (tokens, at, options, env: { relativePath?: string }, self) => {
    const token = tokens[at];
    const name = token?.attrGet('aria-label');
    if (name && token?.attrGet('class') === 'header-anchor' && env.relativePath?.startsWith('zh/'))
      token.attrSet('aria-label', name.replace(/^Permalink to /u, '链接到'));
    return usual?.(tokens, at, options, env, self) ?? self.renderToken(tokens, at, options);
  };
};
