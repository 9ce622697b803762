/** The plan of files in a page's document (packages/site-build/src/app-shell). */
interface Plan {
  files: string[];
  first: number[];
}

/** The files that every page begins with. One of them contains the names of all others, so they differ with each release. */
export const firstFiles = (): readonly string[] => {
  const text = document.querySelector('#first-pages')?.textContent ?? '{"files":[],"first":[]}';
  const { files, first } = JSON.parse(text) as Plan; // As the build writes it.
  return first.map((at) => files[at] ?? '');
};
