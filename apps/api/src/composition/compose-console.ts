import type { ConsoleHandlers } from '../call/operator/console-call.ts';
import type { FindOperator } from '../call/operator/operator-caller.ts';
import type { Platform } from '../platform/platform.ts';
import { createOperators } from '../modules/operator/module.ts';

export interface Console {
  handlers: ConsoleHandlers;
  findOperator: FindOperator;
}

/** Connects the areas with the operator console. */
export const composeConsole = (platform: Platform): Console => {
  const operators = createOperators(platform);
  return { findOperator: operators.findOperator, handlers: { ...operators.handlers } };
};
