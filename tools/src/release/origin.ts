import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an archive says about itself, in `dist/origin.json`. */
export interface Origin {
  readonly package: string;
  readonly version: string;
  /** The commit of the sources; `null` outside a clone. */
  readonly commit: string | null;
  /** Whether the sources were those of the commit, without changes. */
  readonly clean: boolean;
  /** The version of the OpenAPI document in the sources. */
  readonly document: string;
  /** The Node that built the archive. */
  readonly node: string;
}

const git = (root: string, ...words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', [...words], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** From which commit and which document the archive of a package is built. */
export const originOf = (root: string, folder: string): Origin => {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const head = readFileSync(join(root, 'openapi', 'openapi.yaml'), 'utf8');
  const document = /^ {2}version: '?([\d.]+)/mu.exec(head)?.[1];
  if (document === undefined) throw new Error('openapi/openapi.yaml has no version');
  return {
    package: name,
    version,
    commit: git(root, 'rev-parse', 'HEAD'),
    clean: git(root, 'status', '--porcelain') === '',
    document,
    node: process.version,
  };
};
