import {
  allChannels,
  channelSchema,
  publishChannel,
  stopChannel,
} from '../../modules/content/channels/channels.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';

const list: Action = async (platform, { say }) => {
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

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const page = await readContentFile(file, channelSchema);
  await publishChannel(platform, page, { by, dryRun });
  say(
    dryRun
      ? `“${page.title}” would be published; nothing is changed`
      : `${new URL(`/drainage?channel=${page.code}`, platform.config.sites.member).href} is published`,
  );
};

const stop: Action = async (platform, { words: [, code = ''], options, say }) => {
  operatorOf(options);
  if (options['dry-run'] === true) return say(`${code} would end; nothing is changed`);
  await stopChannel(platform, code);
  say(`${code} has ended`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['stop', stop],
]);

/** Operators write the landing pages of channels (rule 7.20). */
export const channel: Command = {
  usage: 'channel <list|publish <file>|stop <code>>',
  summary:
    'Write a channel’s landing page from a YAML file (code, title, lead, points, partner, startsAt, endsAt), see who came by it',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the channel' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
