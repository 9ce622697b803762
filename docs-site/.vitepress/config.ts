import { defineConfig } from 'vitepress';
import { earlyScript } from '../src/early-script.ts';
import { sidebar, topMenu } from '../src/navigation.ts';
import { runnableSnippets } from '../src/runnable-snippets.ts';
import { searchedText } from '../src/reference/area-page.ts';
import { writeReference } from '../src/reference/write-reference.ts';
import { tableFences } from '../src/table-fences.ts';
import { chinese } from '../src/theme-texts.ts';

const early = earlyScript();

export default defineConfig({
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  cleanUrls: true,
  title: '芽言 for developers',
  titleTemplate: ':title · 芽言',
  description: 'Guides, tested samples and the API reference of 芽言.',
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    // The reference checks data by Zod, which would try `new Function`: the site's policy forbids and reports that.
    ['script', {}, 'globalThis.__zod_globalConfig = { jitless: true };'],
  ],
  markdown: {
    // Both have a contrast of 4.5 on our backgrounds.
    config: tableFences,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    siteTitle: '芽言 for developers',
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        locales: { zh: { translations: chinese.search } },
        _render: (text, page, markdown) =>
          markdown.renderAsync(searchedText(page.relativePath ?? '', text), page),
      },
    },
    outline: [2, 3],
  },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { nav: topMenu('en'), sidebar: sidebar('en') } },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      title: '芽言开发者文档',
      description: '芽言的开发指南、可运行的示例和 API 参考。',
      themeConfig: {
        siteTitle: '芽言开发者文档',
        nav: topMenu('zh'),
        sidebar: sidebar('zh'),
        ...chinese.theme,
      },
    },
  },
  vite: { plugins: [runnableSnippets()], build: { chunkSizeWarningLimit: 2000 } },
  transformHtml: (html) => early.taken(html),
  buildEnd: ({ outDir }) => {
    early.write(outDir);
    writeReference(outDir);
  },
});
