import type { MarkdownOptions } from 'vitepress';
import { beforeRelease, sdkVersion } from './before-release.ts';
import type { Language } from './navigation.ts';
import { tables } from './tables.ts';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

const blocks: typeof tables = {
  ...tables,
  'before-release': (language: Language): string => beforeRelease(language, sdkVersion()),
};

/** Shows a table made from the document, or the notice before the release, where a page has an empty block with its name. */
export const tableFences = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, at, options, env: { relativePath?: string }, self) => {
    const block = blocks[tokens[at]?.info ?? ''];
    if (!block) return usual?.(tokens, at, options, env, self) ?? '';
    const language = env.relativePath?.startsWith('zh/') ? 'zh' : 'en';
    return `<div v-pre>${markdown.render(block(language))}</div>`;
  };
};
