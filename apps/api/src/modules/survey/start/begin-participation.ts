import type { Entry, Participation, TaskDeps } from '../../task/api.ts';
import { openParticipation } from '../../task/module.ts';
import type { Session } from '../answering/session.ts';
import { insertSession } from '../answering/session-store.ts';
import { type OtherInterview, takeUp } from '../spans/one-interview.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The questionnaire version that a new participation uses, its first page, and the answers it has in advance. */
type FirstPage = Pick<Session, 'surveyId' | 'page'> & { readonly drafts?: Session['drafts'] };

/** A new participation, and the questionnaire that pauses it from the start. */
interface Begun {
  readonly opened: Participation;
  readonly pausedBy: OtherInterview | undefined;
}

/**
 * Starts a participation with its survey session. If the member answers another questionnaire, `pause` must name it;
 * otherwise the new one is paused. Undefined if a concurrent call of the same person was first.
 */
export async function beginParticipation(
  tx: Tx,
  deps: TaskDeps,
  entry: Entry,
  { surveyId, page, drafts = {} }: FirstPage,
  pause?: string,
): Promise<Begun | undefined> {
  const opened = await openParticipation(tx, deps, entry);
  if (opened === undefined) return undefined;
  const { memberId, id, taskId } = opened;
  const draftRevision = Object.keys(drafts).length === 0 ? 0 : 1;
  const session = { memberId, participationId: id, taskId, surveyId, page, drafts, draftRevision };
  await insertSession(tx, session, entry.at);
  const pausedBy = opened.result === 0 ? await takeUp(tx, opened, { at: entry.at, pause }) : undefined;
  return { opened, pausedBy };
}
