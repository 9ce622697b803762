import { defineConfig } from 'vitepress';
import { anchorNames } from '../src/anchor-names.ts';
import { sdkVersion } from '../src/before-release.ts';
import { earlyScript } from '../src/early-script.ts';
import { missingPage, writeEnglishStart } from '../src/extra-pages.ts';
import { keepAnchors } from '../src/kept-anchors.ts';
import { sidebar, topMenu } from '../src/navigation.ts';
import { runnableSnippets } from '../src/runnable-snippets.ts';
import { ownLanguageScript } from '../src/own-language.ts';
import { searchedText } from '../src/reference/area-page.ts';
import { writeReference } from '../src/reference/write-reference.ts';
import { searchOptions } from '../src/search-options.ts';
import { softBreaks } from '../src/soft-breaks.ts';
import { tableFences } from '../src/table-fences.ts';
import { themeLabels } from '../src/theme-labels.ts';
import { chinese, english } from '../src/theme-texts.ts';
import type { DocsTheme } from './theme/docs-theme.ts';

const early = earlyScript();

export default defineConfig<DocsTheme>({
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  cleanUrls: true,
  title: 'Yayan for developers',
  titleTemplate: ':title · Yayan',
  description: 'Guides, tested samples and the API reference of Yayan.',
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    // The reference checks data by Zod, which would try `new Function`: the site's policy forbids and reports that.
    ['script', {}, ownLanguageScript],
    ['script', {}, 'globalThis.__zod_globalConfig = { jitless: true };'],
  ],
  markdown: {
    config: (markdown) => {
      keepAnchors(markdown);
      anchorNames(markdown);
      tableFences(markdown);
      softBreaks(markdown);
    },
    locales: { zh: chinese.markdown },
    // Both have a contrast of 4.5 on our backgrounds.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    siteTitle: 'Yayan docs',
    sdk: sdkVersion(),
    search: {
      provider: 'local',
      options: {
        // Each hit with what it says.
        detailedView: true,
        miniSearch: searchOptions,
        translations: english.search,
        locales: { zh: { translations: chinese.search } },
        _render: (text, page, markdown) =>
          markdown.renderAsync(searchedText(page.relativePath ?? '', text), { ...page, isForSearch: true }),
      },
    },
    outline: [2, 3],
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: { nav: topMenu('en'), sidebar: sidebar('en'), ...english.theme },
    },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      title: '芽言开发者文档',
      titleTemplate: ':title · 芽言',
      description: '芽言的开发指南、可运行的示例和 API 参考。',
      themeConfig: {
        siteTitle: '芽言开发者文档',
        nav: topMenu('zh'),
        sidebar: sidebar('zh'),
        ...chinese.theme,
      },
    },
  },
  vite: { plugins: [runnableSnippets(), themeLabels()], build: { chunkSizeWarningLimit: 2000 } },
  transformHtml: (html, _file, { page }) => early.taken(page === '404.md' ? missingPage(html) : html),
  buildEnd: ({ outDir }) => {
    early.write(outDir);
    writeEnglishStart(outDir);
    writeReference(outDir);
  },
});
