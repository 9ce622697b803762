import type { FastifyInstance } from 'fastify';
import { ApiFault } from '../errors/api-fault.ts';

/** How a link to one page looks in chats and feeds. */
export interface SharedPage {
  /** The page's path on the member site. */
  path: string;
  title: string;
  summary: string;
}

const PREFIX = '/share-cards';
/** Crawlers come again for each chat in which a link is shared. */
const FRESH_SECONDS = 300;
/** The picture of the site's own cards, square, as every service accepts it. */
const PICTURE = { address: '/icons/app-512.png', size: 512 };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const documentOf = ({ path, title, summary }: SharedPage, site: string): string => {
  const properties = {
    'og:site_name': '芽言',
    'og:type': 'website',
    'og:locale': 'zh_CN',
    'og:title': title,
    'og:description': summary,
    'og:image': site + PICTURE.address,
    'og:image:width': String(PICTURE.size),
    'og:image:height': String(PICTURE.size),
    'og:url': site + path,
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  );
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(summary)}" />
    ${tags.join('\n    ')}
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    <p>${escaped(summary)}</p>
  </body>
</html>
`;
};

/**
 * `/share-cards/<path of a page>`: a document with the title and the tags of that page. nginx asks for it when a crawler of a
 * chat or feed opens the page, because these run no script. It is for machines, so it is outside the document's base path.
 */
export const addShareCardRoute = (
  server: FastifyInstance,
  memberSite: string,
  find: (path: string) => Promise<SharedPage | undefined>,
): void => {
  server.get<{ Params: { '*': string } }>(`${PREFIX}/*`, async ({ params }, reply) => {
    const page = await find(`/${params['*']}`);
    if (page === undefined) throw new ApiFault('NOT_FOUND');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .send(documentOf(page, memberSite));
  });
};
