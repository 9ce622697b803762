/** How a shared link to a page looks in chats and feeds. Their crawlers run no script, so the document itself says it. */
export interface ShareCard {
  title: string;
  description: string;
  /**
   * Whether the address without its query is the page: a link with an invite code or a channel is another one, and so is each
   * article of a page with a parameter. Then the document names no address, and crawlers take the one that they read.
   */
  hasOneAddress: boolean;
}

/** The site's address while it is built. Who serves the document writes the real one in, as in the sitemap. */
export const builtFor = 'http://127.0.0.1:4100';

/** A square picture that every service accepts: WeChat shows no SVG, and none below 300 pixels. */
const picture = { address: '/icons/app-512.png', size: 512 };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const description = /(?<start><meta name="description" content=")[^"]*/u;

/** The document with a page's title, description and OpenGraph tags. */
export const withShareCard = (html: string, page: string, card: ShareCard): string => {
  const properties = {
    'og:site_name': '芽言',
    'og:type': 'website',
    'og:locale': 'zh_CN',
    'og:title': card.title,
    'og:description': card.description,
    'og:image': builtFor + picture.address,
    'og:image:width': String(picture.size),
    'og:image:height': String(picture.size),
    ...(card.hasOneAddress && { 'og:url': builtFor + page }),
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  );
  if (!description.test(html)) throw new Error('index.html has no description');
  return html
    .replace(description, (_, start: string) => start + escaped(card.description))
    .replace('</title>', () => `</title>\n    ${tags.join('\n    ')}`);
};
