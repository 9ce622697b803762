import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import type { Participation } from '../../task/api.ts';
import {
  earned,
  findAnyParticipation,
  hasHandedIn,
  namedTask,
  participationRow,
  resultReason,
  taskById,
} from '../../task/module.ts';
import { readSession } from '../answering/session-store.ts';
import type { Session } from '../answering/session.ts';
import { definitionOf } from '../authoring/host-survey.ts';
import { maskedAnswers, wholeAnswers } from './answer-lines.ts';
import type { CompleteActs } from './complete-acts.ts';
import { participationFacts } from './participation-facts.ts';

type ParticipationOperation =
  | 'getParticipation'
  | 'showParticipationAnswers'
  | 'rejectComplete'
  | 'restoreComplete';

const SHOWN_MINUTES = 10;

/** Drafts belong to the member, and answers that a member no longer lets us use to nobody (rules 2.26, 14.68). */
const answersState = (
  { result, consentWithdrawnAt }: Participation,
  session: Session | undefined,
): ConsoleDataOf<'getParticipation'>['answersState'] => {
  if (session === undefined) return 'none';
  if (result === 0) return 'notHandedIn';
  return consentWithdrawnAt === null ? 'shown' : 'withdrawn';
};

async function readOwn(
  db: Connection,
  id: string,
): Promise<{ own: Participation; session: Session | undefined }> {
  const own = (await findAnyParticipation(db, id)) ?? refuse('NOT_FOUND');
  return { own, session: await readSession(db, own.memberId, id) };
}

/** The console's calls of one participation (rule 14.68). */
export const participationPageConsole = (
  platform: Platform,
  { rejectComplete, restoreComplete }: CompleteActs,
): Pick<ConsoleHandlers, ParticipationOperation> => {
  const { read } = platform.database;
  const ofComplete = ({ params: { id } }: ActOnId) => ({ participationId: id });
  return {
    getParticipation: async ({ params: { id } }) => {
      const { own, session } = await readOwn(read, id);
      const task = await taskById(read, own.taskId);
      const codes = await memberCodes(read, [own.memberId]);
      const state = answersState(own, session);
      const answers =
        state === 'shown' && session !== undefined
          ? maskedAnswers(await definitionOf(read, session.surveyId), session.answers)
          : [];
      return {
        ...participationRow(own, { codes, now: platform.clock.now() }),
        ...namedTask(task),
        reason: resultReason(own, task.seatMinutes),
        credit: earned(own).credit,
        promisedCoins: own.promised.coins,
        correctedAt: own.corrected.at?.toISOString() ?? null,
        answersState: state,
        answers,
        handedIn: await hasHandedIn(read, id),
        ...(await participationFacts(read, own)),
      };
    },
    showParticipationAnswers: async (call) => {
      const { own, session } = await readOwn(read, call.params.id);
      if (session === undefined || answersState(own, session) !== 'shown') return refuse('NOT_FOUND');
      const { reason } = call.body;
      await recordShown(platform, call, { act: 'task answers', kind: 'participation', reason });
      const definition = await definitionOf(read, session.surveyId);
      return { answers: wholeAnswers(definition, session.answers), minutes: SHOWN_MINUTES };
    },
    rejectComplete: actHandler(platform, rejectComplete, ofComplete),
    restoreComplete: actHandler(platform, restoreComplete, ofComplete),
  };
};
