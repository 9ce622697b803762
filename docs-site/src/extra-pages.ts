import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyFile } from './early-script.ts';
import { missingMark } from './own-language.ts';

const withoutScripts = `<noscript>
  <h1>404</h1>
  <p lang="zh-CN">没有这个页面。<a href="/zh/">回到首页</a></p>
  <p>There is no such page. <a href="/">Back to the start page</a></p>
</noscript>`;

/** The page of addresses that aren't there: marked for the script that chooses its language, and readable without scripts. */
export const missingPage = (html: string): string =>
  html.replace('<html ', `<html ${missingMark} `).replace(/<body[^>]*>/u, `$&\n${withoutScripts}`);

const englishStart = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Yayan for developers</title>
    <script src="/${earlyFile}"></script>
    <meta http-equiv="refresh" content="0; url=/">
  </head>
  <body><a href="/">Yayan for developers</a></body>
</html>
`;

/** Writes `/en/`, which leads to the English start page, where English pages have no prefix. */
export const writeEnglishStart = (outDir: string): void => {
  mkdirSync(join(outDir, 'en'), { recursive: true });
  writeFileSync(join(outDir, 'en', 'index.html'), englishStart);
};
