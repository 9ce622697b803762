import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds } from '../definition/expression.ts';

export type Screening =
  | {
      readonly outcome: 'in';
      /** Quota cells that the person belongs to. Each must have a free seat. */
      readonly cells: readonly string[];
    }
  | { readonly outcome: 'screenedOut'; readonly reason: string };

/** Screens the answers of the screening page (rule 3.10). The first matching screen-out rule ends the interview. */
export const screen = (definition: SurveyDefinition, answers: Answers): Screening => {
  const { screening, quotaCells } = definition.host;
  const out = screening.screenOut.find((rule) => holds(rule.when, answers));
  if (out) return { outcome: 'screenedOut', reason: out.reason };
  return {
    outcome: 'in',
    cells: quotaCells.filter((cell) => holds(cell.when, answers)).map((cell) => cell.name),
  };
};
