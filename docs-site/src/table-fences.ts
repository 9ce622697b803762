import { beforeRelease, installation, sdkVersion } from './before-release.ts';
import { errorList, searchedErrors } from './errors/error-list.ts';
import type { Markdown } from './markdown.ts';
import type { Language } from './navigation.ts';
import { tables } from './tables.ts';

interface Page {
  readonly relativePath?: string;
  /** Whether the text is read by the search, not by people. */
  readonly isForSearch?: boolean;
}

const blocks: Readonly<Record<string, (language: Language) => string>> = {
  ...tables,
  'before-release': (language) => beforeRelease(language, sdkVersion()),
  installation: (language) => installation(language, sdkVersion()),
};

/** Shows a table made from the document, or what depends on the release, where a page has an empty block with its name. */
export const tableFences = (markdown: Markdown): void => {
  const usual = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, at, options, env: Page, self) => {
    const name = tokens[at]?.info ?? '';
    const language = env.relativePath?.startsWith('zh/') ? 'zh' : 'en';
    if (name === 'errors')
      return env.isForSearch ? searchedErrors(language) : `<div v-pre>${errorList(language)}</div>`;
    // It names nearly everything, and would be found instead of it.
    if (name === 'changelog' && env.isForSearch) return '';
    const block = blocks[name]?.(language);
    if (block === undefined) return usual?.(tokens, at, options, env, self) ?? '';
    // In the words of the page's language, which the environment names.
    return `<div v-pre>${markdown.render(block, { ...env })}</div>`;
  };
};
