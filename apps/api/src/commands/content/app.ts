import { allReleases, publishRelease, releaseSchema, withdrawRelease } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';

const list: Run = async (platform, { say }) => {
  const releases = await allReleases(platform);
  for (const { platform: system, version, store, url, released_at, made_by } of releases)
    say([system, version, store ?? 'package', url, released_at.toISOString(), made_by].join('  '));
  say(`${releases.length} releases`);
};

const publish: RunAct = async (platform, { words: [, file], by, say }) => {
  const release = await readContentFile(platform, file, releaseSchema);
  await publishRelease(platform, release, { by });
  const name = `${release.platform} ${release.version}`;
  say(`${name} is published`);
};

const withdraw: Run = async (platform, { words: [, system = ''], say }) => {
  await withdrawRelease(platform, system);
  say(`${system} is withdrawn`);
};

/** Operators publish the app's download addresses (rule 7.21). */
export const app: Command = actionsCommand({
  name: 'app',
  summary: 'Say where the app can be downloaded',
  examples: ['examples/app.yaml'],
  actions: [
    look('list', 'The releases', list),
    act('publish <file>', 'Publish a store’s page, or a package with its size and SHA-256', publish),
    act('withdraw <ios|android|harmony>', 'Offer a platform’s release no more', withdraw),
  ],
});
