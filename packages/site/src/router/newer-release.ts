import { firstFiles } from '../first-files.ts';

/**
 * Whether the server has another release than this page's. The server only has the files of that release, so a page that wasn't
 * loaded before can't be shown any more.
 */
export const hasNewerRelease = async (): Promise<boolean> => {
  const own = firstFiles();
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await answer.text();
  return (
    answer.ok && own.length > 0 && html.includes('first-pages') && !own.every((file) => html.includes(file))
  );
};
