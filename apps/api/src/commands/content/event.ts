import { allEvents, eventSchema, publishEvent, withdrawEvent } from '../../modules/content/edit-content.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

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

const withdraw = withdrawById({
  noun: 'event',
  all: allEvents,
  withdraw: async (platform, known, by) => await withdrawEvent(platform, known, { by }),
});

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
  run: runAction(actions),
};
