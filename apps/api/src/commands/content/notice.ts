import { allNotices, noticeSchema } from '../../modules/message/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { publishContent, withdrawContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const notices = await allNotices(platform);
  for (const { id, title, published_at, pinned, made_by } of notices)
    say([id, published_at.toISOString(), pinned ? 'pinned' : '', made_by, title].join('  '));
  say(`${notices.length} notices`);
};

const publish: RunAct = async (platform, call) => {
  const notice = await readContentFile(platform, call.words[1], noticeSchema);
  const draft = { kind: 'notice' as const, ...notice, publishAt: notice.publishAt ?? null };
  const id = await publishContent(platform, call, { id: platform.random.uuid(), draft });
  const when = notice.publishAt?.toISOString() ?? 'now';
  call.say(`${id} is published ${when}`);
};

const withdraw = withdrawById({
  noun: 'notice',
  all: allNotices,
  withdraw: async (platform, { id }, call) => await withdrawContent(platform, call, { kind: 'notice', id }),
});

/** Operators write notices to everyone (rule 7.9). */
export const notice: Command = actionsCommand({
  name: 'notice',
  summary: 'Write notices to everyone',
  examples: ['examples/notice.yaml'],
  actions: [
    look('list', 'The notices, the latest first', list),
    act('publish <file>', 'Publish a notice, now or at its time', publish),
    act('withdraw <notice>', 'Take a notice back', withdraw),
  ],
});
