import type { SurveyAnswers, SurveySession } from '@yayan/api-client';
import { copyPrefix } from '../../../shell/unsent/row-names.ts';
import type { UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import type { Confirmed } from './create-answering.ts';
import { stillPrefilled } from './session-answers.ts';

/** Changes with the form of the stored copy; a copy of another form is ignored. */
const version = 2;
/** A questionnaire that was left so long ago is read from the server again. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

interface Copy {
  readonly version: typeof version;
  readonly at: number;
  readonly session: SurveySession;
}

const isCopy = (data: unknown): data is Copy =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  data.version === version &&
  'at' in data &&
  typeof data.at === 'number' &&
  data.at > Date.now() - keptMs;

/** The session with all that the server has confirmed since it was loaded. */
const withConfirmed = (session: SurveySession, confirmed: Confirmed): SurveySession => ({
  ...session,
  page: confirmed.page,
  seatUntil: confirmed.seatUntil,
  // They came from the session, or were sent in the document's form.
  answers: confirmed.answers as SurveyAnswers,
  drafts: {
    pages: [],
    answers: {},
    cleared: [],
    // A confirmed page has none.
    prefilled: confirmed.revision === session.revision ? stillPrefilled(session, confirmed.answers) : [],
    revision: confirmed.draftRevision,
  },
  revision: confirmed.revision,
});

/**
 * Stores a questionnaire with its confirmed answers on this device, so that a reload without a network shows it (rule 3.9). A
 * member answers one questionnaire at a time, so the copies of others are deleted.
 */
export const createSessionCopy = (owner: UnsentOwner, sessionId: string, session: SurveySession) => {
  const id = `${copyPrefix}${sessionId}`;
  let stored: Confirmed | undefined;
  const isNew = ({ page, revision, draftRevision, seatUntil, answers }: Confirmed): boolean =>
    stored?.page !== page ||
    stored.revision !== revision ||
    stored.draftRevision !== draftRevision ||
    stored.seatUntil !== seatUntil ||
    stored.answers !== answers;
  const dropOthers = async (): Promise<void> => {
    const ids = await unsent.idsOf(owner);
    for (const other of ids)
      if (other.startsWith(copyPrefix) && other !== id) await unsent.update(owner, other, () => undefined);
  };
  void dropOthers().catch(() => undefined);
  return {
    /** Stores the copy if the server has confirmed something since the last call. */
    keep: (confirmed: Confirmed | undefined): void => {
      if (!confirmed || !isNew(confirmed)) return;
      stored = confirmed;
      const copy: Copy = { version, at: Date.now(), session: withConfirmed(session, confirmed) };
      void unsent.update(owner, id, () => copy);
    },
  };
};

/** The questionnaire as this device knew it last; undefined if it knows none. */
export const readSessionCopy = async (
  owner: UnsentOwner,
  sessionId: string,
): Promise<SurveySession | undefined> => {
  const data = await unsent.read(owner, `${copyPrefix}${sessionId}`);
  return isCopy(data) ? data.session : undefined;
};
