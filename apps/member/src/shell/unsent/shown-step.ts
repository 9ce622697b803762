import { stepPrefix } from './row-names.ts';
import type { Join, UnsentOwner, UnsentStore } from './unsent-store.ts';

/** What pages call a questionnaire before they can ask the server. */
export interface KnownTask {
  readonly title: string;
  readonly hashId: string;
}

/** The step that a respondent saw last on this device. Rows of earlier versions have neither place nor task. */
export interface ShownStep {
  readonly page: string;
  readonly question: string | null;
  /** The revision after all pages posted by then. If the server has a higher one, somebody else has gone on meanwhile. */
  readonly revision: number;
  /** As the questionnaire names it: 第 2 题, or 第 2 页. */
  readonly place?: string;
  readonly task?: KnownTask;
  /** Until when the seat was kept, as far as this device knew. */
  readonly seatUntil?: string | null;
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
export const keepStep = async (
  store: UnsentStore,
  owner: UnsentOwner,
  sessionId: string,
  step: ShownStep,
): Promise<boolean> => await store.update(owner, `${stepPrefix}${sessionId}`, () => step, join);

/** The stored step; undefined if this device has none. */
export const readStep = async (
  store: UnsentStore,
  owner: UnsentOwner,
  sessionId: string,
): Promise<ShownStep | undefined> => {
  const data = await store.read(owner, `${stepPrefix}${sessionId}`, join);
  return isStep(data) ? data : undefined;
};
