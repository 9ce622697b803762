/**
 * The origin of the product's other site, without a trailing slash: on the member site the discussion site, and the reverse.
 * The server of index.html writes it into `<meta name="yayan-other-site">`, so that one build fits any host. Throws when the
 * page doesn't contain it.
 */
export const otherSiteOrigin = (document: Document): string => {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="yayan-other-site"]')?.content;
  if (!origin) throw new Error('index.html does not say where the other site is');
  return origin;
};
