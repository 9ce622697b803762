/** A page that is still there this long after it was asked to go stays (a download, a link to mail, a "no"). */
const decidedAfterMilliseconds = 3000;

/**
 * Watches whether the page is being closed or left. Browsers cut the calls under way then, which looks
 * like a dead network; it must neither show an error nor sign the member out in the tabs that stay.
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
