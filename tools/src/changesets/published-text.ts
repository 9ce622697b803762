import { parseSync } from 'vite';

/** Whether a file of a package is published; tests and their helpers aren't. */
export const isPublished = (file: string): boolean =>
  file.endsWith('/package.json') ||
  (/\/src\/.*\.(?:tsx?|css)$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file));

/** A package.json without the fields that aren't published. */
const manifest = (text: string): string => {
  const fields = JSON.parse(text) as Record<string, unknown>;
  const hidden = new Set(['version', 'scripts', 'devDependencies']);
  return JSON.stringify(Object.entries(fields).filter(([field]) => !hidden.has(field)));
};

const withoutComments = (file: string, text: string): string => {
  const { comments } = parseSync(file, text);
  let rest = '';
  let end = 0;
  for (const comment of comments) {
    rest += text.slice(end, comment.start);
    end = comment.end;
  }
  return rest + text.slice(end);
};

/**
 * The part of a published file that can change something for the package's users: without comments, layout and paths inside the
 * package. So a rewritten comment or a moved file counts as no change.
 */
export const publishedText = (file: string, text: string): string => {
  if (file.endsWith('.json')) return manifest(text);
  const bare = file.endsWith('.css')
    ? text.replaceAll(/\/\*.*?\*\//gsu, '')
    : withoutComments(file, text).replaceAll(/(['"])\.{1,2}\/[^'"\n]*\1/gu, "'.'");
  return bare.replaceAll(/[\s,;]+/gu, ' ').trim();
};
