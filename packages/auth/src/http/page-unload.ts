/** If a page still exists this long after `beforeunload`, it stays (a download, a mail link, or the person cancelled). */
const decidedAfterMilliseconds = 3000;

/**
 * Returns a function that says whether the visitor is leaving the page. Browsers then abort running calls, which looks like a
 * network failure. Such a failure must neither show an error nor sign the member out in other tabs.
 */
export const watchPageUnload = (): (() => boolean) => {
  let leaving = false;
  if (typeof window !== 'undefined') {
    window.addEventListener('beforeunload', () => {
      leaving = true;
      setTimeout(() => (leaving = false), decidedAfterMilliseconds);
    });
    window.addEventListener('pagehide', () => (leaving = true));
    window.addEventListener('pageshow', () => (leaving = false));
  }
  return () => leaving;
};
