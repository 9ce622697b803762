/** Where the browser keeps the language that a reader saw last. */
export const languageKey = 'yayan-docs-language';

/** Marks the page of addresses that aren't there, for the script below. */
export const missingMark = 'data-missing';

/**
 * A script that runs before anything is drawn. An address below `/en` leads to the English page, which has none. A reader whose
 * browser prefers Chinese is led from the start page to the Chinese one, and reads in Chinese that an address isn't there, unless
 * they have read in another language before.
 */
export const ownLanguageScript = String.raw`(() => {
  const { pathname, search, hash } = location;
  if (/^\/en(?:\/|$)/.test(pathname)) {
    try { localStorage.setItem('${languageKey}', 'en'); } catch {}
    location.replace(pathname.replace(/^\/en\/*/, '/') + search + hash);
    return;
  }
  const isMissing = document.documentElement.hasAttribute('${missingMark}');
  if (isMissing ? pathname.startsWith('/zh/') : pathname !== '/') return;
  let seen = null;
  try { seen = localStorage.getItem('${languageKey}'); } catch {}
  if (seen === null ? !navigator.language.startsWith('zh') : seen !== 'zh-CN') return;
  if (isMissing) history.replaceState(null, '', '/zh' + pathname + search + hash);
  else location.replace('/zh/' + hash);
})();`;
