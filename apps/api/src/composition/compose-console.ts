import type { ConsoleHandlers } from '../call/operator/console-call.ts';
import type { FindOperator } from '../call/operator/operator-caller.ts';
import type { Platform } from '../platform/platform.ts';
import type { Act } from '../platform/audit/act.ts';
import { memberConsole } from '../modules/member/module.ts';
import { createOperators } from '../modules/operator/module.ts';
import { correctMemberCoins } from '../modules/reward/module.ts';
import { taskActs, taskConsole } from '../modules/task/module.ts';

export interface Console {
  handlers: ConsoleHandlers;
  findOperator: FindOperator;
}

/** Connects the areas with the operator console. */
export const composeConsole = (platform: Platform): Console => {
  const acts: readonly Act[] = [...Object.values(taskActs), correctMemberCoins];
  const operators = createOperators(platform, acts);
  return {
    findOperator: operators.findOperator,
    handlers: {
      ...operators.handlers,
      ...taskConsole(platform),
      ...memberConsole(platform, { correctMemberCoins }),
    },
  };
};
