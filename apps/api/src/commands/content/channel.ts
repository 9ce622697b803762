import { allChannels, channelSchema } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { withdrawContent, writeContent } from './perform-content.ts';
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

const publish: RunAct = async (platform, call) => {
  const { code, partner, startsAt, endsAt, ...page } = await readContentFile(
    platform,
    call.words[1],
    channelSchema,
  );
  // A file without a start keeps the start of a channel that is there.
  const known = (await allChannels(platform)).find((channel) => channel.code === code);
  const period = { startsAt: startsAt ?? known?.starts_at ?? null, endsAt: endsAt ?? null };
  const draft = { kind: 'channel' as const, ...page, partner: partner ?? null, ...period };
  await writeContent(platform, call, { id: code, draft });
  call.say(`${new URL(`/drainage?channel=${code}`, platform.config.sites.member).href} is published`);
};

const stop: RunAct = async (platform, call) => {
  const [, code = ''] = call.words;
  const now = platform.clock.now();
  const known = (await allChannels(platform)).find((channel) => channel.code === code);
  if (known === undefined || (known.ends_at !== null && known.ends_at <= now))
    throw new Error(`No channel ${code} runs or waits: list shows them`);
  await withdrawContent(platform, call, { kind: 'channel', id: code });
  call.say(`${code} has ended`);
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
