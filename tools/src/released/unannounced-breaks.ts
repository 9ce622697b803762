import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangeset } from '../changesets/changeset.ts';
import { breakingChanges } from './breaking-changes.ts';
import type { Document } from './document.ts';

const CLIENT = '@yayan/api-client';

const read = (root: string, ...file: string[]): unknown =>
  JSON.parse(readFileSync(join(root, ...file), 'utf8')) as unknown;

const majorAndMinor = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/** Whether a version may break what another one promised: the next major version, or the next minor one before 1.0. */
const isBreaking = (from: string, to: string): boolean => {
  const [[oldMajor, oldMinor], [major, minor]] = [majorAndMinor(from), majorAndMinor(to)];
  return major > oldMajor || (major === 0 && minor > oldMinor);
};

/** Whether a pending changeset makes the next release a breaking one. */
const isAnnounced = (root: string, released: string): boolean => {
  const enough = new Set(released.startsWith('0.') ? ['minor', 'major'] : ['major']);
  return globSync('.changeset/*.md', { cwd: root }).some((file) => {
    try {
      const { packages } = readChangeset(readFileSync(join(root, file), 'utf8'));
      return enough.has(packages.get(CLIENT) ?? '');
    } catch {
      // The changesets' own step reports what is wrong with it.
      return false;
    }
  });
};

/**
 * What the document breaks for clients of the last released one, one line each, unless the next version of the SDK is a
 * breaking one. Empty before the first release.
 */
export const unannouncedBreaks = (root: string): readonly string[] => {
  if (!existsSync(join(root, 'contract', 'released', 'openapi.json'))) return [];
  // Our own generator wrote both, and its tests check their form.
  const before = read(root, 'contract', 'released', 'openapi.json') as Document;
  const after = read(root, 'packages', 'contract', 'src', 'gen', 'openapi.json') as Document;
  const released = before.info['x-released-as'] ?? '0.0.0';
  const { version } = read(root, 'packages', 'api-client', 'package.json') as { version: string };
  if (isBreaking(released, version) || isAnnounced(root, released)) return [];
  return breakingChanges(before, after);
};
