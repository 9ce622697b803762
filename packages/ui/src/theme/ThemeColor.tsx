import { useEffect } from 'react';
import { useScheme } from './use-scheme.ts';

/**
 * Keeps the browser's own bars in the colour of the shown scheme: index.html has both colours, in `data-light` and `data-dark`
 * of its `theme-color`.
 */
export function ThemeColor() {
  const scheme = useScheme();
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const color = meta?.dataset[scheme];
    if (meta && color !== undefined) meta.content = color;
  }, [scheme]);
  return null;
}
