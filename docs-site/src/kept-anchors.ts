import type { Markdown } from './markdown.ts';

/**
 * Leaves the anchors of links as they are written. VitePress would turn them into what it makes of a heading's text: `#24001`
 * into `#_24001`, and `#tag/task/listTasks` into `#tag-task-listtasks`, which no page has.
 */
export const keepAnchors = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules['link_open'];
  markdown.renderer.rules['link_open'] = (tokens, at, options, env, self) => {
    const token = tokens[at];
    const [, anchor] = /^[^#]*(#.*)$/u.exec(token?.attrGet('href') ?? '') ?? [];
    const html = usual?.(tokens, at, options, env, self) ?? self.renderToken(tokens, at, options);
    return anchor === undefined
      ? html
      : html.replace(/(href="[^"#]*)#[^"]*"/u, (_, page: string) => `${page}${anchor}"`);
  };
};
