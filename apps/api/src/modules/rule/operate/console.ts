import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type NumberChange, selectNumberChanges } from '../number-store.ts';
import { numberNames, numberRules, type RuleNumberName } from '../numbers.ts';
import { readRuleNumber } from '../rule-number.ts';
import { comingOf, ruleNumberActs } from './number-acts.ts';

type NumberOperation = 'listRuleNumbers' | 'setRuleNumber' | 'dropRuleNumber';
type NumberView = ConsoleDataOf<'listRuleNumbers'>['items'][number];
type ChangeView = NumberView['changes'][number];
type Set = Parameters<ConsoleHandlers['setRuleNumber']>[0];
type Drop = Parameters<ConsoleHandlers['dropRuleNumber']>[0];

/** The changes with the number that each replaces: that of the change before it that wasn't dropped. */
const viewsOf = (changes: readonly NumberChange[], fallback: number): ChangeView[] =>
  changes.map(({ name: _name, holdsFrom, madeAt, droppedAt, ...change }, at) => ({
    ...change,
    before: changes.slice(at + 1).find((earlier) => earlier.droppedAt === null)?.value ?? fallback,
    holdsFrom: holdsFrom.toISOString(),
    madeAt: madeAt.toISOString(),
    droppedAt: droppedAt?.toISOString() ?? null,
  }));

/** The console's calls of the numbers of rules. */
export const ruleNumberConsole = (platform: Platform): Pick<ConsoleHandlers, NumberOperation> => {
  const { database, clock, config } = platform;
  const viewOf = async (name: RuleNumberName): Promise<NumberView> => {
    const { kind, unit, isByDay, least, most, fallback } = numberRules[name];
    const changes = await selectNumberChanges(database.read, name);
    const views = viewsOf(changes, fallback(config));
    const coming = comingOf(changes, clock.now());
    return {
      name,
      kind,
      unit,
      isByDay,
      value: await readRuleNumber(platform, database.read, name),
      fallback: fallback(config),
      least,
      most,
      coming: views.find(({ id }) => id === coming?.id) ?? null,
      changes: views,
    };
  };
  return {
    listRuleNumbers: async () => ({ items: await Promise.all(numberNames.map(viewOf)) }),
    setRuleNumber: actHandler(platform, ruleNumberActs.setRuleNumber, ({ params, body }: Set) => ({
      name: params.name,
      ...body.input,
    })),
    dropRuleNumber: actHandler(platform, ruleNumberActs.dropRuleNumber, ({ params }: Drop) => params),
  };
};
