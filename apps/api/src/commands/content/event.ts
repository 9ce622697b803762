import { allEvents, eventSchema, publishEvent, withdrawEvent } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const known = await allEvents(platform);
  for (const { id, starts_at, ends_at, title } of known)
    say([id, `${starts_at.toISOString()} to ${ends_at.toISOString()}`, title].join('  '));
  say(`${known.length} events`);
};

const publish: RunAct = async (platform, { words: [, file], by, say }) => {
  const made = await readContentFile(file, eventSchema);
  const id = await publishEvent(platform, made, { by });
  say(`${id} is published`);
};

const withdraw = withdrawById({
  noun: 'event',
  all: allEvents,
  withdraw: async (platform, known, by) => await withdrawEvent(platform, known, { by }),
});

/** Operators publish events (活动). */
export const event: Command = actionsCommand({
  name: 'event',
  summary: 'Tell of events (活动)',
  examples: ['examples/event.yaml'],
  actions: [
    look('list', 'The events', list),
    act('publish <file>', 'Publish an event', publish),
    act('withdraw <event>', 'Take an event back', withdraw),
  ],
});
