/** What a page's document says about the files of its release (tools/src/app-shell). */
interface Plan {
  files: string[];
  first: number[];
}

/** The files that every page begins with. One of them names all others, so they differ from release to release. */
const firstFiles = (): readonly string[] => {
  const text = document.querySelector('#first-pages')?.textContent ?? '{"files":[],"first":[]}';
  const { files, first } = JSON.parse(text) as Plan; // As the build writes it.
  return first.map((at) => files[at] ?? '');
};

/**
 * Whether the server has another release than this page's. It has the files of that one only, so that a page which was not
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
