import { refuseProposal, showProposal, waitingLines } from '../../modules/content/proposals/proposals.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

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
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};
