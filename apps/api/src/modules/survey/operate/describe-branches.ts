import { checkBranches, type SurveyDefinition } from '@yayan/survey-engine';
import { type ConsoleDataOf, TaskBranchDoubt } from '@yayan/contract/console';

type Branches = NonNullable<ConsoleDataOf<'checkTaskFile'>['task']>['branches'];

/** The most of each that are shown; more of them say nothing new about a questionnaire that has to be rewritten. */
const MOST = 100;

/** Where the answers of a questionnaire lead to. Its questions have these titles. A task without one has no branches. */
export function describeBranches(
  definition: SurveyDefinition | undefined,
  titles: ReadonlyMap<string, string>,
): Branches {
  if (definition === undefined) return { doubts: [], unchecked: [], screeningChecked: true };
  const { doubts, unchecked, screeningChecked } = checkBranches(definition);
  const titleOf = (name: string): string => titles.get(name) ?? name;
  return {
    doubts: doubts.slice(0, MOST).map(({ kind, name }) => ({
      kind,
      name: kind === TaskBranchDoubt.NeverShown ? titleOf(name) : name.slice(0, 300),
    })),
    unchecked: [...new Set(unchecked.map(titleOf))].slice(0, MOST),
    screeningChecked,
  };
}
