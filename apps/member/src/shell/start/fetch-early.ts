/** The plan of files that the build wrote into index.html (packages/site-build/src/app-shell). */
interface Plan {
  files: string[];
  later: Record<string, number[]>;
}

/**
 * Lets the browser fetch the files of something that will be needed, such as the survey runner. `soon` fetches them while the
 * browser is idle and doesn't parse them, so that taps aren't delayed. A later import finds them in the cache.
 */
export const fetchEarly = (what: string, when: 'now' | 'soon'): void => {
  const text = document.querySelector('#first-pages')?.textContent;
  // Only a built site has a plan.
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
    // The same mode as an import, otherwise the browser would fetch it again.
    link.crossOrigin = '';
    link.setAttribute('href', file);
    document.head.append(link);
  }
};
