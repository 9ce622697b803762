import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that is published. */
export interface PublishedPackage {
  name: string;
  /** Path from the repo's root, with slashes. */
  folder: string;
}

/** The packages of the workspace that aren't private. */
export const publishedPackages = (root: string): readonly PublishedPackage[] =>
  globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, private: isPrivate = false } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      private?: boolean;
    };
    return isPrivate ? [] : [{ name, folder: dirname(file) }];
  });
