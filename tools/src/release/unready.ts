import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../changesets/published-packages.ts';

interface Manifest {
  readonly version: string;
  readonly repository?: { readonly url?: string };
}

/** What prevents publishing the packages, one line each. */
export const unready = (root: string): readonly string[] =>
  publishedPackages(root).flatMap(({ name, folder }) => {
    const { version, repository } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const changelog = join(root, folder, 'CHANGELOG.md');
    const tells = existsSync(changelog) && readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`);
    return [
      ...(tells ? [] : [`${name} ${version} is in no changelog: run \`pnpm release:version\` first`]),
      ...(/\.example\b/u.test(repository?.url ?? '.example')
        ? [`${folder}/package.json names no real repository: npm shows that address to everybody`]
        : []),
    ];
  });
