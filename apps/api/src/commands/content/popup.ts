import { popups, popupSchema } from '../../modules/message/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { publishContent, withdrawContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';

const list: Run = async (platform, { say }) => {
  const known = await popups(platform);
  for (const { id, title, audience, level, starts_at, ends_at, made_by } of known)
    say(
      [
        id,
        `${starts_at.toISOString()} to ${ends_at.toISOString()}`,
        audience,
        level ?? '',
        made_by,
        title,
      ].join('  '),
    );
  say(`${known.length} pop-ups run or wait`);
};

const add: RunAct = async (platform, call) => {
  const made = await readContentFile(platform, call.words[1], popupSchema);
  const draft = { kind: 'popup' as const, ...made };
  const id = await publishContent(platform, call, { id: platform.random.uuid(), draft });
  call.say(`${id} is made`);
};

const stop: RunAct = async (platform, call) => {
  const [, id = ''] = call.words;
  const known = (await popups(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`No pop-up ${id} runs or waits: list shows them`);
  await withdrawContent(platform, call, { kind: 'popup', id });
  call.say(`“${known.title}” has ended`);
};

/** Operators make pop-ups for everyone, newcomers or a level (rule 7.2). */
export const popup: Command = actionsCommand({
  name: 'popup',
  summary: 'Make pop-ups for everyone, newcomers or a level',
  examples: ['examples/popup.yaml'],
  actions: [
    look('list', 'The pop-ups that run or wait', list),
    act('add <file>', 'Make a pop-up', add),
    act('stop <popup>', 'End a pop-up now', stop),
  ],
});
