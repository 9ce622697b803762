import { allEvents, eventSchema } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { publishContent, withdrawContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const known = await allEvents(platform);
  for (const { id, starts_at, ends_at, title } of known)
    say([id, `${starts_at.toISOString()} to ${ends_at.toISOString()}`, title].join('  '));
  say(`${known.length} events`);
};

const publish: RunAct = async (platform, call) => {
  const made = await readContentFile(platform, call.words[1], eventSchema);
  const draft = { kind: 'event' as const, ...made };
  const id = await publishContent(platform, call, { id: platform.random.uuid(), draft });
  call.say(`${id} is published`);
};

const withdraw = withdrawById({
  noun: 'event',
  all: allEvents,
  withdraw: async (platform, { id }, call) => await withdrawContent(platform, call, { kind: 'event', id }),
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
