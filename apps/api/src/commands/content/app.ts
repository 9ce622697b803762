import {
  allReleases,
  publishRelease,
  releaseSchema,
  withdrawRelease,
} from '../../modules/content/releases/releases.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';

const list: Action = async (platform, { say }) => {
  const releases = await allReleases(platform);
  for (const { platform: system, version, store, url, released_at, made_by } of releases)
    say([system, version, store ?? 'package', url, released_at.toISOString(), made_by].join('  '));
  say(`${releases.length} releases`);
};

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const release = await readContentFile(file, releaseSchema);
  await publishRelease(platform, release, { by, dryRun });
  const name = `${release.platform} ${release.version}`;
  say(dryRun ? `${name} would be published; nothing is changed` : `${name} is published`);
};

const withdraw: Action = async (platform, { words: [, system = ''], options, say }) => {
  operatorOf(options);
  if (options['dry-run'] === true) return say(`${system} would be withdrawn; nothing is changed`);
  await withdrawRelease(platform, system);
  say(`${system} is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['withdraw', withdraw],
]);

/** Operators publish where the app can be downloaded (rule 7.21). */
export const app: Command = {
  usage: 'app <list|publish <file>|withdraw <ios|android|harmony>>',
  summary:
    'Publish where the app is: a store’s page, or a package with its size and SHA-256, from a YAML file; or withdraw it',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the release' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
