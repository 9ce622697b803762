import {
  allBanners,
  bannerSchema,
  publishBanner,
  withdrawBanner,
} from '../../modules/content/edit-content.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

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

const withdraw = withdrawById({
  noun: 'banner',
  all: allBanners,
  withdraw: async (platform, known, by) => await withdrawBanner(platform, known, { by }),
});

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
  run: runAction(actions),
};
