import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';

/** One file of ours importing another, or a package of the workspace. */
export interface Arrow {
  /** From the repo's root. */
  from: string;
  /** A file from the repo's root, or a package such as `@yayan/auth` or `@yayan/api/testing`. */
  to: string;
  lazy: boolean;
}

/** All imports between the given files, and from them to packages whose name begins with `@yayan/`. */
export const importGraph = (files: ReadonlyMap<string, string>): readonly Arrow[] =>
  [...files].flatMap(([from, text]) =>
    importsOf(from, text).flatMap(({ request, lazy }) => {
      if (request.startsWith('@yayan/')) return [{ from, to: request, lazy }];
      if (!request.startsWith('.')) return [];
      const to = posix.join(posix.dirname(from), request.replace(/[?#].*$/u, ''));
      return [{ from, to, lazy }];
    }),
  );
