import { closePoll, openPolls, pollSchema, publishPoll } from '../../modules/content/edit-polls.ts';
import {
  refuseProposal,
  showProposal,
  waitingLines,
  waitingProposal,
} from '../../modules/content/proposals/proposals.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';

const isDryRun = ({ options }: CommandCall): boolean => options['dry-run'] === true;

const list: Action = async (platform, { say }) => {
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

const publish: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const poll = await readContentFile(call.words[1], pollSchema);
  const id = await publishPoll(platform, poll, { by, dryRun: isDryRun(call) });
  call.say(isDryRun(call) ? `“${poll.title}” would be published; nothing is changed` : `${id} is published`);
};

const close: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const [, id = ''] = call.words;
  const known = (await openPolls(platform)).find((one) => one.id === id);
  if (known === undefined) throw new Error(`There is no open poll ${id}: list shows them`);
  if (isDryRun(call)) return call.say(`“${known.title}” would be closed; nothing is changed`);
  await closePoll(platform, known, { by });
  call.say(`“${known.title}” is closed`);
};

const waiting: Action = async (platform, { say }) => {
  for (const line of await waitingLines(platform)) say(line);
};

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const questionOf = ({ words: [, id = ''] }: CommandCall): string => {
  if (!isUuid.test(id)) throw new Error('Name the question: waiting shows those that wait');
  return id;
};

const show: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const id = questionOf(call);
  if (isDryRun(call)) {
    const { title } = await waitingProposal(platform, id);
    return call.say(`“${title}” would be shown and paid; nothing is changed`);
  }
  call.say(`It is shown as poll ${await showProposal(platform, id, { by })}, and paid`);
};

const refuse: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const id = questionOf(call);
  const reason = reasonOf(call.words.slice(2));
  if (isDryRun(call)) {
    const { title } = await waitingProposal(platform, id);
    return call.say(`“${title}” would be refused; nothing is changed`);
  }
  await refuseProposal(platform, id, { by, reason });
  call.say('It is refused, and its member reads why');
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['close', close],
  ['waiting', waiting],
  ['show', show],
  ['refuse', refuse],
]);

/** Operators make quick polls (rule 7.3), and read the questions that members propose as polls (rule 7.23). */
export const poll: Command = {
  usage: 'poll <list|publish <file>|close <poll>|waiting|show <question>|refuse <question> <reason>>',
  summary:
    'Publish a poll from a YAML file (title, options, minChoices, maxChoices, results, startsAt, closesAt) or close one; read the questions that members propose, show one and pay it, or refuse it with a reason',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you decide' },
    'dry-run': { type: 'boolean', summary: 'Check and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
