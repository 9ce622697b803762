import { allChannels, channelSchema, publishChannel, stopChannel } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';

const list: Run = async (platform, { say }) => {
  const channels = await allChannels(platform);
  for (const { code, visits, joins, starts_at, ends_at, made_by, title } of channels)
    say(
      [
        code,
        `${visits} visits, ${joins} joined`,
        `${starts_at.toISOString()} to ${ends_at?.toISOString() ?? 'open end'}`,
        made_by,
        title,
      ].join('  '),
    );
  say(`${channels.length} channels`);
};

const publish: RunAct = async (platform, { words: [, file], by, say }) => {
  const page = await readContentFile(platform, file, channelSchema);
  await publishChannel(platform, page, { by });
  say(`${new URL(`/drainage?channel=${page.code}`, platform.config.sites.member).href} is published`);
};

const stop: Run = async (platform, { words: [, code = ''], say }) => {
  await stopChannel(platform, code);
  say(`${code} has ended`);
};

/** Operators write the landing pages of channels (rule 7.20). */
export const channel: Command = actionsCommand({
  name: 'channel',
  summary: 'Write the landing pages of channels, and see who came by them',
  examples: ['examples/channel.yaml'],
  actions: [
    look('list', 'The channels, with visits and who joined', list),
    act('publish <file>', 'Add a channel, or change its page', publish),
    act('stop <channel>', 'End a channel', stop),
  ],
});
