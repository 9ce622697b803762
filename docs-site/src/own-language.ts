/** Where the browser keeps the language that a reader saw last. */
export const languageKey = 'yayan-docs-language';

/**
 * A script for the start page: leads a reader whose browser prefers Chinese to the Chinese pages, unless they have read in
 * another language before. It runs before anything is drawn.
 */
export const ownLanguageScript = `(() => {
  if (location.pathname !== '/') return;
  let seen = null;
  try { seen = localStorage.getItem('${languageKey}'); } catch {}
  if (seen === null ? navigator.language.startsWith('zh') : seen === 'zh-CN') location.replace('/zh/' + location.hash);
})();`;
