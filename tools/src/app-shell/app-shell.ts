import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin, type Rollup } from 'vite';
import { firstPages, type SitePlan } from './first-pages.ts';
import { variablesOf, withoutVariables } from './ready-variables.ts';
import { inlineScripts } from './script-hash.ts';
import { usedStyles } from './used-styles.ts';

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

/** What the build writes into index.html to start the site; the script at its end does that instead. */
const startTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/gu;

/** The styles of a build in the order in which pages load them. */
const sheetsOf = (bundle: Rollup.OutputBundle, files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const sheet = bundle[file.slice(1)];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    });

const writeInto = (
  html: string,
  drawn: readonly Drawn[],
  plan: ReturnType<typeof firstPages>,
  bundle: Rollup.OutputBundle,
): string => {
  const [early, drawScript] = inlineScripts;
  const landing = drawn.find(({ page }) => page === '/');
  const templates = drawn.map(
    (each) =>
      `<template data-page="${each.page}" data-for="${each.for}">${asleep(withoutStyle(each.html))}</template>`,
  );
  const shown = new Set([
    ...plan.first,
    ...plan.frame,
    ...drawn.flatMap(({ page }) => plan.pages[page]?.files ?? []),
  ]);
  const sheets = sheetsOf(
    bundle,
    [...shown].map((at) => plan.files[at] ?? ''),
  );
  const head = [
    `<script>${early}</script>`,
    `<style>[data-asleep]{pointer-events:none}${usedStyles(sheets, templates.join(''))}</style>`,
  ].join('\n');
  const body = [
    ...templates,
    // For readers without scripts, such as search engines.
    landing ? `<noscript>${withoutStyle(landing.html)}</noscript>` : '',
    // Escaped, because a data block ends at the first closing tag.
    `<script type="application/json" id="first-pages">${JSON.stringify(plan).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script>${drawScript}</script>`,
  ].join('\n');
  if (!html.includes('<script type="module"')) throw new Error('index.html has no script');
  // Behind all sheets, as Mantine would place it, for these hold its default variables.
  const variables = `<style>${variablesOf(drawn.map((each) => each.html))}</style>`;
  return html
    .replaceAll(startTags, '')
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<body>', () => `<body>\n${variables}`)
    .replace('</body>', () => `${body}\n  </body>`);
};

/**
 * Makes index.html draw something at once: the colour scheme and a picture of the page that is to come (the page itself where it
 * says nothing personal, its skeleton otherwise), with the styles of that picture. When the picture is painted, the browser asks
 * for all files of the page together.
 */
export const appShell = (site: SitePlan): Plugin => ({
  name: 'app-shell',
  apply: 'build',
  transform: (source, id, options) => {
    // The pictures are drawn with the variables, which then stand in the page.
    const code = options?.ssr === true ? undefined : withoutVariables(source, id);
    return code === undefined ? undefined : { code, map: null };
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (html: string, { bundle }: IndexHtmlTransformContext) => {
      if (!bundle) return html;
      const root = process.cwd();
      const plan = firstPages(bundle, readFileSync(join(root, 'src', 'routes.tsx'), 'utf8'), root, site);
      const drawn = existsSync(join(root, 'src', 'pictures.tsx')) ? await drawPictures(root) : [];
      return writeInto(html, drawn, plan, bundle);
    },
  },
});
