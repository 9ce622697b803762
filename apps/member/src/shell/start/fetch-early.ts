/** What the build wrote into index.html about files, see `app-shell` in tools. */
interface Plan {
  files: string[];
  later: Record<string, number[]>;
}

/**
 * Has the browser fetch the files of something that will be needed, such as the survey runner. `soon`: while it has nothing else
 * to do, and without reading them, which would keep the page from answering taps. They come from its cache when they are imported.
 */
export const fetchEarly = (what: string, when: 'now' | 'soon'): void => {
  const text = document.querySelector('#first-pages')?.textContent;
  // Without a build there is no plan.
  if (text === undefined || text === '') return;
  const plan = JSON.parse(text) as Plan; // As the build wrote it.
  for (const at of plan.later[what] ?? []) {
    const file = plan.files[at];
    if (file === undefined || document.head.querySelector(`[href="${file}"]`)) continue;
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    if (when === 'soon') link.rel = 'prefetch';
    else link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    // As an import asks for it, or the browser would fetch it again.
    link.crossOrigin = '';
    link.setAttribute('href', file);
    document.head.append(link);
  }
};
