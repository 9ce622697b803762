/**
 * Origin of the product's other site, without a slash at the end: the discussion site's on the member site, and the other
 * way round. Whoever serves index.html writes it into `<meta name="yayan-sister-site">`, so that a build fits any host.
 * Throws when the page doesn't say.
 */
export const sisterSite = (document: Document): string => {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="yayan-sister-site"]')?.content;
  if (!origin) throw new Error('index.html does not say where the other site is');
  return origin;
};
