import { makePopup, popups, popupSchema, stopPopup } from '../../modules/message/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
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

const add: RunAct = async (platform, { words: [, file], by, say }) => {
  const made = await readContentFile(file, popupSchema);
  const id = await makePopup(platform, made, { by });
  say(`${id} is made`);
};

const stop: RunAct = async (platform, { words: [, id = ''], by, say }) => {
  const known = (await popups(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`No pop-up ${id} runs or waits: list shows them`);
  await stopPopup(platform, id, { by });
  say(`“${known.title}” has ended`);
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
