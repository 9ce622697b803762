import {
  allNotices,
  noticeSchema,
  publishNotice,
  withdrawNotice,
} from '../../modules/message/publish-notice.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

const list: Action = async (platform, { say }) => {
  const notices = await allNotices(platform);
  for (const { id, title, published_at, pinned, made_by } of notices)
    say([id, published_at.toISOString(), pinned ? 'pinned' : '', made_by, title].join('  '));
  say(`${notices.length} notices`);
};

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const notice = await readContentFile(file, noticeSchema);
  const id = await publishNotice(platform, notice, { by, dryRun });
  const when = notice.publishAt?.toISOString() ?? 'now';
  say(
    dryRun
      ? `“${notice.title}” would be published ${when}; nothing is changed`
      : `${id} is published ${when}`,
  );
};

const withdraw: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await allNotices(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`There is no notice ${id}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawNotice(platform, id, { by });
  say(`“${known.title}” is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['withdraw', withdraw],
]);

/** Operators write notices to everyone (rule 7.9). */
export const notice: Command = {
  usage: 'notice <list|publish <file>|withdraw <id>>',
  summary:
    'Publish a notice to everyone from a YAML file (title, summary, body, pinned, publishAt), or withdraw one',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the notice' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};
