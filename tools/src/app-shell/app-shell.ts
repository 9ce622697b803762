import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { firstPages } from './first-pages.ts';
import { inlineScripts } from './script-hash.ts';

/** A page's picture, as a site's `src/pictures.tsx` draws it. */
interface Drawn {
  page: string;
  for: string;
  html: string;
}

const drawAll = `
globalThis.location = new URL('http://localhost/');
const { draw, pictures } = await import('./pictures.js');
const drawn = [];
for (const picture of pictures) drawn.push({ ...picture, html: await draw(picture) });
process.stdout.write(JSON.stringify(drawn), () => process.exit());
`;

/** Draws a site's pictures in a process of its own: the site's code opens what would keep this one from ending. */
const drawPictures = async (root: string): Promise<Drawn[]> => {
  const outDir = join(root, 'node_modules', '.cache', 'pictures');
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src', 'pictures.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [] },
          chunkFileNames: '[name]-[hash].js',
          entryFileNames: '[name].js',
        },
      },
    },
  });
  mkdirSync(outDir, { recursive: true });
  const script = join(outDir, 'draw-all.mjs');
  writeFileSync(script, drawAll);
  const printed = execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  rmSync(outDir, { recursive: true });
  return JSON.parse(printed) as Drawn[]; // As draw-all.mjs prints them.
};

const variables = /<style data-mantine-styles="true">(?<css>.*?)<\/style>/su;

/** Styles and scripts that stand in every picture belong to the document, once. */
const withoutStyle = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gsu, '');

/**
 * Fields of a picture can't be used: what somebody typed or chose there would be lost when the page takes the picture's place.
 * Links can, they lead on by themselves.
 */
const asleep = (html: string): string =>
  html
    .replaceAll(/<(?<field>input|button|label|select|textarea)\b/gu, '<$<field> data-asleep')
    .replaceAll(/<(?<field>input|textarea)\b/gu, '<$<field> readonly tabindex="-1"');

const writeInto = (html: string, drawn: readonly Drawn[], plan: string): string => {
  const [early, drawScript] = inlineScripts;
  const css = drawn.map((each) => variables.exec(each.html)?.groups?.['css']).find((found) => found) ?? '';
  const landing = drawn.find(({ page }) => page === '/');
  const templates = drawn.map(
    (each) =>
      `<template data-page="${each.page}" data-for="${each.for}">${asleep(withoutStyle(each.html))}</template>`,
  );
  const head = [
    `<script type="application/json" id="first-pages">${plan}</script>`,
    `<script>${early}</script>`,
    `<style>${css}[data-asleep]{pointer-events:none}</style>`,
  ].join('\n');
  const body = [
    ...templates,
    // For readers without scripts, such as search engines.
    landing ? `<noscript>${withoutStyle(landing.html)}</noscript>` : '',
    `<script>${drawScript}</script>`,
  ].join('\n');
  const at = html.search(/<script type="module"/u);
  if (at < 0) throw new Error('index.html has no script');
  return `${html.slice(0, at)}${head}\n    ${html.slice(at)}`.replace('</body>', () => `${body}\n  </body>`);
};

/**
 * Makes index.html draw something at once: the colour scheme, a picture of the page that is to come (the page itself where it
 * says nothing personal, its skeleton otherwise), and the names of the files that page needs, so that the browser asks for all
 * of them together.
 */
export const appShell = (): Plugin => ({
  name: 'app-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html: string, { bundle, server: _server }: IndexHtmlTransformContext) => {
      if (!bundle) return html;
      const root = process.cwd();
      const plan = firstPages(bundle, readFileSync(join(root, 'src', 'routes.tsx'), 'utf8'), root);
      const drawn = existsSync(join(root, 'src', 'pictures.tsx')) ? await drawPictures(root) : [];
      // Escaped, because a data block ends at the first closing tag.
      return writeInto(html, drawn, JSON.stringify(plan).replaceAll('<', String.raw`\u003c`));
    },
  },
});
