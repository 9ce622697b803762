import {
  allNotices,
  noticeSchema,
  publishNotice,
  withdrawNotice,
} from '../../modules/message/publish-notice.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

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

const withdraw = withdrawById({
  noun: 'notice',
  all: allNotices,
  withdraw: async (platform, known, by) => await withdrawNotice(platform, known.id, { by }),
});

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
  run: runAction(actions),
};
