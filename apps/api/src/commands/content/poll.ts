import { refuseProposal, showProposal, waitingLines } from '../../modules/content/proposals/proposals.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const idOf = ({ words: [, id = ''] }: CommandCall): string => {
  if (!isUuid.test(id)) throw new Error('Name the question: list shows those that wait');
  return id;
};

const actions = new Map<string, Action>([
  [
    'list',
    async (platform, { say }) => {
      for (const line of await waitingLines(platform)) say(line);
    },
  ],
  [
    'show',
    async (platform, call) => {
      const by = operatorOf(call.options);
      call.say(`It is shown as poll ${await showProposal(platform, idOf(call), { by })}, and paid`);
    },
  ],
  [
    'refuse',
    async (platform, call) => {
      const by = operatorOf(call.options);
      const id = idOf(call);
      await refuseProposal(platform, id, { by, reason: reasonOf(call.words.slice(2)) });
      call.say('It is refused, and its member reads why');
    },
  ],
]);

/** Operators read the questions that members propose as polls (rule 7.23). */
export const poll: Command = {
  usage: 'poll <list|show <question>|refuse <question> <reason>>',
  summary:
    'Read the questions that members propose as polls, show one and pay it, or refuse it with a reason',
  options: { by: { type: 'string', summary: 'Your name, kept with what you decide' } },
  run: runAction(actions),
};
