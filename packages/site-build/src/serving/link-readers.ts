/**
 * Crawlers that read a link for a chat or a feed. They run no script, so a page of one object is shown to them as the API's
 * document about it. Search engines that run scripts get the page itself.
 */
export const linkReaders = {
  searchEngines: 'googlebot|bingbot',
  // Phones of Cubot are none.
  readers: '(?<!cu)bot|crawler|spider|externalhit|linkservice|url2meta|linkpreview|whatsapp|pinterest|quora',
};

/** The pages about which the API has a document, by their path. nginx has the same pattern. */
export const sharedPages =
  '^/(?:(?:course|ranking/article)/[^/]+|lottery|prize|answerSheet|christmas|duanwu)/?$';

const searchEngine = new RegExp(linkReaders.searchEngines, 'iu');
const reader = new RegExp(linkReaders.readers, 'iu');
const shared = new RegExp(sharedPages, 'u');

/** Whether this visit gets the API's document about the page. */
export const readsCard = (path: string, userAgent = ''): boolean =>
  shared.test(path) && reader.test(userAgent) && !searchEngine.test(userAgent);
