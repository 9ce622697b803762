import {
  allBanners,
  bannerSchema,
  publishBanner,
  withdrawBanner,
} from '../../modules/content/edit-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

const list: Action = async (platform, { say }) => {
  const known = await allBanners(platform);
  for (const { id, place, position, starts_at, ends_at, title } of known)
    say(
      [
        id,
        place,
        String(position),
        `${starts_at.toISOString()} to ${ends_at?.toISOString() ?? 'open end'}`,
        title,
      ].join('  '),
    );
  say(`${known.length} banners`);
};

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const made = await readContentFile(file, bannerSchema);
  const id = await publishBanner(platform, made, { by, dryRun });
  say(dryRun ? `“${made.title}” would be published; nothing is changed` : `${id} is published`);
};

const withdraw: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await allBanners(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`There is no banner ${id}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawBanner(platform, known, { by });
  say(`“${known.title}” is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['withdraw', withdraw],
]);

/** Operators put banners on pages. */
export const banner: Command = {
  usage: 'banner <list|publish <file>|withdraw <id>>',
  summary:
    'Publish a banner from a YAML file (place, position, title, image, wideImage, link, startsAt, endsAt), or withdraw one',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};
