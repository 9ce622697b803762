import { makePopup, popups, popupSchema, stopPopup } from '../../modules/message/make-popup.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

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
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};
