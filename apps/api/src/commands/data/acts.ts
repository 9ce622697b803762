import { latestActs } from '../../platform/audit/operator-acts.ts';
import type { Command } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

const SHOWN = 100;

const changeOf = (before: object | null, after: object | null): string =>
  [before && `before ${JSON.stringify(before)}`, after && `after ${JSON.stringify(after)}`]
    .filter(Boolean)
    .join('  ');

/** Shows operators' acts. */
export const acts: Command = {
  usage: 'acts [subject]',
  summary:
    'Show the audit log: who did what and when, with before and after; of one id, file or member when it is named',
  options: {},
  run: async ({ config, words: [subject], say }) => {
    const kept = await withPlatform(config, ({ database }) => latestActs(database.read, subject, SHOWN));
    for (const { at, operator, act, subject: id, before, after } of kept)
      say([at.toISOString(), operator, act, id, changeOf(before, after)].join('  '));
    say(`${kept.length} acts`);
    return 0;
  },
};
