import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inline = /<script(?: id="[\w-]+")?>(?<text>.*?)<\/script>/gsu;
/** The file that each page loads before anything is drawn. */
export const earlyFile = 'early.js';

/**
 * Moves the scripts inside the pages into one file, because the site's policy allows none inside (`serve-docs.ts`, nginx). It
 * is loaded before anything is drawn, as before: it chooses between light and dark.
 */
export const earlyScript = () => {
  const texts = new Set<string>();
  return {
    taken: (html: string): string => {
      const rest = html.replaceAll(inline, (_, text: string) => {
        texts.add(text);
        return '';
      });
      return rest.replace('</title>', `</title>\n    <script src="/${earlyFile}"></script>`);
    },
    write: (outDir: string): void => writeFileSync(join(outDir, earlyFile), [...texts].join('\n')),
  };
};
