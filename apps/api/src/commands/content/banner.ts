import { allBanners, bannerSchema } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { publishContent, withdrawContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
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

const publish: RunAct = async (platform, call) => {
  const made = await readContentFile(platform, call.words[1], bannerSchema);
  const draft = { kind: 'banner' as const, ...made };
  const id = await publishContent(platform, call, { id: platform.random.uuid(), draft });
  call.say(`${id} is published`);
};

const withdraw = withdrawById({
  noun: 'banner',
  all: allBanners,
  withdraw: async (platform, { id }, call) => await withdrawContent(platform, call, { kind: 'banner', id }),
});

/** Operators put banners on pages. */
export const banner: Command = actionsCommand({
  name: 'banner',
  summary: 'Put banners on pages',
  examples: ['examples/banner.yaml'],
  actions: [
    look('list', 'The banners, by place and order', list),
    act('publish <file>', 'Show a banner from its start to its end', publish),
    act('withdraw <banner>', 'Take a banner off its page', withdraw),
  ],
});
