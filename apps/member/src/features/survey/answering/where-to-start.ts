import type { SurveySession } from '@yayan/api-client';
import type { AnswerQueue } from '@yayan/survey';
import type { ShownStep } from '../../../shell/unsent/shown-step.ts';

/** What the runner opens: pages, of which the first visible one counts, and the question of a phone's step. */
interface Opening {
  readonly pages: readonly string[];
  readonly question: string | undefined;
}

type Queue = Pick<AnswerQueue<unknown>, 'kept' | 'posted'>;

/**
 * Decides where a respondent goes on (rule 3.9): at the step that this device showed last, unless somebody else has gone on
 * meanwhile or an earlier page has answers to confirm. Otherwise at the first page with answers to confirm, else after the last
 * page that waits to be sent. The first and the last page stay while they wait: only the server can say how they go on.
 */
export const whereToStart = (
  { pages, page, drafts, revision }: Pick<SurveySession, 'pages' | 'page' | 'drafts' | 'revision'>,
  queue: Queue,
  step: ShownStep | undefined,
): Opening => {
  const names = pages.map(({ name }) => name);
  const posted = new Set(queue.posted());
  const isWaiting = (name: string, index: number): boolean =>
    posted.has(name) && index > 0 && index < names.length - 1;
  const changed = new Set([...drafts.pages, ...Object.keys(queue.kept())]);
  const toConfirm = names.filter((name, index) => changed.has(name) && !isWaiting(name, index));
  const afterWaiting = names.slice(names.findLastIndex(isWaiting) + 1);
  const rest = [...toConfirm, ...(names.some(isWaiting) ? afterWaiting : []), page];
  const isOurs = step !== undefined && step.revision >= revision;
  const isBehind = toConfirm.some((name) => names.indexOf(name) < names.indexOf(step?.page ?? ''));
  if (!isOurs || isBehind) return { pages: rest, question: undefined };
  return { pages: [step.page, ...rest], question: step.question ?? undefined };
};
