import type { SurveySession } from '@yayan/api-client';
import type { AnswerQueue } from '@yayan/survey';
import type { Join, UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';

const prefix = 'step ';

/** The step that a respondent saw last on this device. */
export interface ShownStep {
  readonly page: string;
  readonly question: string | null;
  /** The revision after all pages posted by then. If the server has a higher one, somebody else has gone on meanwhile. */
  readonly revision: number;
}

const isStep = (data: unknown): data is ShownStep =>
  typeof data === 'object' &&
  data !== null &&
  'page' in data &&
  typeof data.page === 'string' &&
  'question' in data &&
  (data.question === null || typeof data.question === 'string') &&
  'revision' in data &&
  typeof data.revision === 'number';

/** With it, the last step is stored even if the page closes right after. */
const join: Join = (_, ahead) => ahead;

/** Stores the step that is shown. */
export const keepStep = async (owner: UnsentOwner, sessionId: string, step: ShownStep): Promise<boolean> =>
  await unsent.update(owner, `${prefix}${sessionId}`, () => step, join);

/** The stored step; undefined if this device has none. */
export const readStep = async (owner: UnsentOwner, sessionId: string): Promise<ShownStep | undefined> => {
  const data = await unsent.read(owner, `${prefix}${sessionId}`, join);
  return isStep(data) ? data : undefined;
};

/** Deletes the step of a participation that has ended. */
export const dropStep = async (owner: UnsentOwner, sessionId: string): Promise<boolean> =>
  await unsent.update(owner, `${prefix}${sessionId}`, () => undefined, join);

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
