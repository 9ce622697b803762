import { beforeRelease, sdkVersion } from './before-release.ts';
import { errorList, searchedErrors } from './errors/error-list.ts';
import type { Markdown } from './markdown.ts';
import type { Language } from './navigation.ts';
import { tables } from './tables.ts';

interface Page {
  readonly relativePath?: string;
  /** Whether the text is read by the search, not by people. */
  readonly isForSearch?: boolean;
}

const blockOf = (name: string, language: Language, { relativePath }: Page): string | undefined =>
  name === 'before-release'
    ? beforeRelease(language, sdkVersion(), relativePath?.endsWith('guide/first-call.md'))
    : tables[name]?.(language);

/** Shows a table made from the document, or the notice before the release, where a page has an empty block with its name. */
export const tableFences = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, at, options, env: Page, self) => {
    const name = tokens[at]?.info ?? '';
    const language = env.relativePath?.startsWith('zh/') ? 'zh' : 'en';
    if (name === 'errors')
      return env.isForSearch ? searchedErrors(language) : `<div v-pre>${errorList(language)}</div>`;
    const block = blockOf(name, language, env);
    if (block === undefined) return usual?.(tokens, at, options, env, self) ?? '';
    // In the words of the page's language, which the environment names.
    return `<div v-pre>${markdown.render(block, { ...env })}</div>`;
  };
};
