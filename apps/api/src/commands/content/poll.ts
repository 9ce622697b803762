import {
  newPollId,
  openPolls,
  pollSchema,
  proposalActs,
  waitingLines,
} from '../../modules/content/module.ts';
import { UUID } from '../../platform/page.ts';
import { reasonOf } from '../runner/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { performing } from '../runner/performing.ts';
import { publishContent, withdrawContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';

const list: Run = async (platform, { say }) => {
  const polls = await openPolls(platform);
  for (const { id, title, voters, starts_at, closes_at } of polls)
    say(
      [
        id,
        `${starts_at.toISOString()} to ${closes_at?.toISOString() ?? 'open end'}`,
        `${voters} voted`,
        title,
      ].join('  '),
    );
  say(`${polls.length} polls`);
};

const publish: RunAct = async (platform, call) => {
  const poll = await readContentFile(platform, call.words[1], pollSchema);
  const draft = { kind: 'poll' as const, ...poll };
  const id = await publishContent(platform, call, { id: newPollId(platform), draft });
  call.say(`${id} is published`);
};

const close: RunAct = async (platform, call) => {
  const [, id = ''] = call.words;
  const known = (await openPolls(platform)).find((one) => one.id === id);
  if (known === undefined) throw new Error(`There is no open poll ${id}: list shows them`);
  await withdrawContent(platform, call, { kind: 'poll', id });
  call.say(`“${known.title}” is closed`);
};

const waiting: Run = async (platform, { say }) => {
  for (const line of await waitingLines(platform)) say(line);
};

const questionOf = ({ words: [, id = ''] }: CommandCall): string => {
  if (!UUID.test(id)) throw new Error('Name the question: waiting shows those that wait');
  return id;
};

const show = performing(proposalActs.showPollProposal, (call) => ({
  input: { id: questionOf(call) },
  reason: '',
}));

const refuse = performing(proposalActs.refusePollProposal, (call) => ({
  input: { id: questionOf(call) },
  reason: reasonOf(call.words.slice(2)),
}));

/** Operators make quick polls (rule 7.3), and read the questions that members propose as polls (rule 7.23). */
export const poll: Command = actionsCommand({
  name: 'poll',
  summary: 'Make quick polls, and decide the questions that members propose',
  examples: ['examples/poll.yaml'],
  actions: [
    look('list', 'The polls that are open or will be', list),
    act('publish <file>', 'Publish a poll', publish),
    act('close <poll>', 'Take no more votes', close),
    look('waiting', 'The questions of members that wait for a decision', waiting),
    act('show <question>', 'Show a member’s question as a poll, and pay it', show),
    act('refuse <question> <reason>', 'Refuse a member’s question; they read the reason', refuse),
  ],
});
