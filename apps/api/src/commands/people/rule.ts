import { numberNames, ruleNumber, ruleNumberActs, type RuleNumberName } from '../../modules/rule/module.ts';
import { act, type ActCall, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

const nameOf = (word = ''): RuleNumberName => {
  const name = numberNames.find((each) => each === word);
  if (name === undefined)
    throw new Error(`Name a number: ${numberNames.join(', ')}, not ${word || 'nothing'}`);
  return name;
};

const valueOf = (word = ''): number => {
  if (!/^\d{1,9}$/u.test(word)) throw new Error('The number is whole');
  return Number(word);
};

const timeOf = (word = ''): string | null => {
  if (word === 'now') return null;
  if (!/T.*(?:Z|[+-]\d{2}:\d{2})$/u.test(word) || Number.isNaN(Date.parse(word)))
    throw new Error('Say from when it holds: now, or a time such as 2026-12-01T00:00:00+08:00');
  return new Date(word).toISOString();
};

const list: Run = async (platform, { say }) => {
  for (const name of numberNames)
    say([name, await ruleNumber(platform, platform.database.read, name)].join('  '));
};

/** Operators change numbers of rules, also when they can't reach the console (rule 14.80). */
export const rule: Command = actionsCommand({
  name: 'rule',
  summary: 'Change a number of a rule, now or from a time on',
  actions: [
    look('list', 'The numbers that hold now', list),
    act(
      'set <number> <value> <now|time> <reason>',
      'Change a number',
      performing(ruleNumberActs.setRuleNumber, ({ words: [, name, value, time, ...reason] }: ActCall) => ({
        input: { name: nameOf(name), value: valueOf(value), holdsFrom: timeOf(time) },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'drop <number> <reason>',
      'Drop a change before it holds',
      performing(ruleNumberActs.dropRuleNumber, ({ words: [, name, ...reason] }: ActCall) => ({
        input: { name: nameOf(name) },
        reason: reasonOf(reason),
      })),
    ),
  ],
});
