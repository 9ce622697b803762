import { ConditionRunner, ConditionsParser, FunctionFactory } from 'survey-core';
import type { Answers } from './definition.ts';

/** Whether a SurveyJS expression is true for these answers. */
export const holds = (expression: string, answers: Answers): boolean =>
  new ConditionRunner(expression).runValues({ ...answers });

/** What is wrong with an expression (unparsable, unknown function), or undefined. */
export const expressionFault = (expression: string): string | undefined => {
  if (!new ConditionsParser().parseExpression(expression)) return `cannot be parsed: ${expression}`;
  const unknown = calledFunctions(expression).find((name) => !FunctionFactory.Instance.hasFunction(name));
  return unknown === undefined ? undefined : `calls an unknown function ${unknown}: ${expression}`;
};

/** Names of the questions an expression reads (`{grid.row}` reads `grid`). */
export const questionsRead = (expression: string): string[] =>
  new ConditionRunner(expression)
    .getVariables()
    .map((variable) => variable.replace(/[.[].*$/u, '').replace(/-Comment$/u, ''));

const calledFunctions = (expression: string): string[] => {
  const bare = expression.replaceAll(/'[^']*'|"[^"]*"|\{[^}]*\}/gu, ' ');
  const operators = new Set(['and', 'or', 'not']);
  return [...bare.matchAll(/([a-z]\w*)\s*\(/giu)]
    .map(([, name = '']) => name)
    .filter((name) => !operators.has(name.toLowerCase()));
};

/** Whether an expression calls a function. Some functions read more than the answers. */
export const callsFunctions = (expression: string): boolean => calledFunctions(expression).length > 0;
