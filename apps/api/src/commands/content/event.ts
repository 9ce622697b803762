import { allEvents, eventSchema, publishEvent, withdrawEvent } from '../../modules/content/edit-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

const list: Action = async (platform, { say }) => {
  const known = await allEvents(platform);
  for (const { id, starts_at, ends_at, title } of known)
    say([id, `${starts_at.toISOString()} to ${ends_at.toISOString()}`, title].join('  '));
  say(`${known.length} events`);
};

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const made = await readContentFile(file, eventSchema);
  const id = await publishEvent(platform, made, { by, dryRun });
  say(dryRun ? `“${made.title}” would be published; nothing is changed` : `${id} is published`);
};

const withdraw: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await allEvents(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`There is no event ${id}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawEvent(platform, known, { by });
  say(`“${known.title}” is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['withdraw', withdraw],
]);

/** Operators tell of events (活动). */
export const event: Command = {
  usage: 'event <list|publish <file>|withdraw <id>>',
  summary:
    'Publish an event from a YAML file (title, summary, cover, link, startsAt, endsAt), or withdraw one',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};
