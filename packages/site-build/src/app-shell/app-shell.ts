import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin, type Rollup } from 'vite';
import { type FirstPages, firstPages, type SitePlan } from './first-pages.ts';
import { documentList, documentOf, planOf } from './own-documents.ts';
import { type PagePicture, pageDocument } from './page-document.ts';
import { type ShareCard, withShareCard } from './share-card.ts';
import { variablesOf, withoutVariables, withVariables } from './ready-variables.ts';

const drawAll = `
globalThis.location = new URL('http://localhost/');
const { draw, pictures } = await import('./pictures.js');
const drawn = [];
for (const picture of pictures) drawn.push({ ...picture, html: await draw(picture) });
process.stdout.write(JSON.stringify(drawn), () => process.exit());
`;

/**
 * Draws a site's pictures in a process of its own, because the site's code opens handles that would keep the build from ending.
 */
const drawPictures = async (root: string): Promise<PagePicture[]> => {
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
  return JSON.parse(printed) as PagePicture[]; // As draw-all.mjs prints them.
};

/** The style sheets of a build, in the order in which pages load them. */
const sheetsOf = (bundle: Rollup.OutputBundle, { files, first, frame, pages }: FirstPages): string[] =>
  [...new Set([...first, ...frame, ...Object.values(pages).flatMap((page) => page.files)])]
    .map((at) => files[at] ?? '')
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const sheet = bundle[file.slice(1)];
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    });

export type { ShareCard } from './share-card.ts';

/** The style sheet of every page, to which the theme's variables are added. */
const commonStyles = /packages\/ui\/src\/styles\.css$/u;

/**
 * Makes index.html draw something at once: the colour scheme, and a picture of the first page with the styles of that picture.
 * The picture is the page itself where it shows nothing personal, and a skeleton otherwise. When the picture is painted, the
 * browser asks for all files of the page together.
 *
 * Pages that the plan names also get a document of their own with only their picture, so that it arrives in one round trip,
 * and with the card of links to it.
 */
export const appShell = (site: SitePlan): Plugin => {
  const root = process.cwd();
  const cards: Readonly<Record<string, ShareCard | undefined>> = site.cards ?? {};
  const ownPages = [
    ...new Set([...(site.documents ?? []), ...Object.keys(cards).filter((page) => page !== '/')]),
  ];
  let drawn: PagePicture[] = [];
  /** By file. */
  const documents = new Map<string, string>();
  return {
    name: 'app-shell',
    // The build of the pictures uses this configuration too, and must not draw pictures again.
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && ssr === undefined,
    buildStart: async () => {
      if (existsSync(join(root, 'src', 'pictures.tsx'))) drawn = await drawPictures(root);
    },
    transform: (source, id) => {
      // The pictures contain the theme's variables. From here on they are part of the site's style sheet.
      if (commonStyles.test(id))
        return { code: withVariables(source, variablesOf(drawn.map(({ html }) => html))), map: null };
      const code = withoutVariables(source, id);
      return code === undefined ? undefined : { code, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html: string, { bundle }: IndexHtmlTransformContext) => {
        if (!bundle) return html;
        const routes = readFileSync(join(root, 'src', 'routes.tsx'), 'utf8');
        const plan = firstPages(bundle, routes, root, site);
        const write = (pictures: readonly PagePicture[], pages: readonly string[]): string => {
          const own = planOf(plan, pages);
          const shown = planOf(plan, [...new Set(pictures.map(({ page }) => page))]);
          return pageDocument(html, pictures, own, sheetsOf(bundle, shown));
        };
        const share = (document: string, page: string): string => {
          const card = cards[page] ?? cards['/'];
          return card ? withShareCard(document, page, card) : document;
        };
        for (const page of ownPages) {
          const pictures = drawn.filter((each) => each.page === page || each.page === '*');
          documents.set(documentOf(page), share(write(pictures, [page, site.login]), page));
        }
        return share(write(drawn, Object.keys(plan.pages)), '/');
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (documents.size === 0) return;
        for (const [fileName, source] of documents) this.emitFile({ type: 'asset', fileName, source });
        const list = Object.fromEntries(ownPages.map((page) => [page, `/${documentOf(page)}`]));
        this.emitFile({ type: 'asset', fileName: documentList, source: JSON.stringify(list) });
      },
    },
  };
};
