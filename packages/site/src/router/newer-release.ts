/** What index.html says about the files of its release. */
const plan = '#first-pages';

/**
 * Whether the server has another release than this page's. It has the files of that one only, so that a page which was not
 * loaded before can't be shown any more.
 */
export const hasNewerRelease = async (): Promise<boolean> => {
  const own = document.querySelector(plan)?.textContent;
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await answer.text();
  return answer.ok && !!own && html.includes(plan.slice(1)) && !html.includes(own);
};
