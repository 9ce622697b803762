import { allReleases, releaseSchema } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { withdrawContent, writeContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';

const list: Run = async (platform, { say }) => {
  const releases = await allReleases(platform);
  for (const { platform: system, version, store, url, released_at, made_by } of releases)
    say([system, version, store ?? 'package', url, released_at.toISOString(), made_by].join('  '));
  say(`${releases.length} releases`);
};

const publish: RunAct = async (platform, call) => {
  const {
    platform: system,
    store = null,
    bytes = null,
    sha256 = null,
    releasedAt = null,
    ...release
  } = await readContentFile(platform, call.words[1], releaseSchema);
  const draft = { kind: 'appRelease' as const, ...release, store, bytes, sha256, releasedAt };
  await writeContent(platform, call, { id: system, draft });
  call.say(`${system} ${release.version} is published`);
};

const withdraw: RunAct = async (platform, call) => {
  const [, system = ''] = call.words;
  if (!(await allReleases(platform)).some((release) => release.platform === system))
    throw new Error(`There is no release for ${system}: list shows them`);
  await withdrawContent(platform, call, { kind: 'appRelease', id: system });
  call.say(`${system} is withdrawn`);
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
