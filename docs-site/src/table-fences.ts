import type { MarkdownOptions } from 'vitepress';
import { tables } from './tables.ts';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Shows a table made from the document where a page has an empty block with its name. */
export const tableFences = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, at, options, env: { relativePath?: string }, self) => {
    const table = tables[tokens[at]?.info ?? ''];
    if (!table) return usual?.(tokens, at, options, env, self) ?? '';
    const language = env.relativePath?.startsWith('zh/') ? 'zh' : 'en';
    return `<div v-pre>${markdown.render(table(language))}</div>`;
  };
};
