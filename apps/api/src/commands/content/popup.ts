import { makePopup, popups, popupSchema, stopPopup } from '../../modules/message/make-popup.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';

const list: Action = async (platform, { say }) => {
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

const add: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const made = await readContentFile(file, popupSchema);
  const id = await makePopup(platform, made, { by, dryRun });
  say(dryRun ? `“${made.title}” would be shown to ${made.audience}; nothing is changed` : `${id} is made`);
};

const stop: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await popups(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`No pop-up ${id} runs or waits: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would end; nothing is changed`);
  await stopPopup(platform, id, { by });
  say(`“${known.title}” has ended`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['add', add],
  ['stop', stop],
]);

/** Operators make pop-ups for everyone, newcomers or a level (rule 7.2). */
export const popup: Command = {
  usage: 'popup <list|add <file>|stop <id>>',
  summary:
    'Make a pop-up from a YAML file (title, body, image, action, link, audience, level, startsAt, endsAt), or end one',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the pop-up' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
