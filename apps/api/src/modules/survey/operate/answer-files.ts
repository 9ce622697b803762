import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { filesNamed } from '@yayan/survey-engine';
import { refuse } from '../../../errors/api-fault.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBySupportCode, findTask } from '../../task/module.ts';
import { readSession } from '../answering/session-store.ts';

/** How long the addresses work. */
const SHOWN_MINUTES = 10;

interface AnswerFilePorts {
  /** A signed address of a stored file, for some seconds. */
  addressOf: (file: { key: string; contentType: string; seconds: number }) => string;
}

/**
 * The console's call of the files in one participation's answers (rule 14.49). Only answers that were handed in: drafts
 * belong to the member. Refuses with NOT_FOUND.
 */
export const answerFileConsole = (
  platform: Platform,
  { addressOf }: AnswerFilePorts,
): Pick<ConsoleHandlers, 'showAnswerFiles'> => ({
  showAnswerFiles: async ({ params: { id: hashId }, body: { supportCode, reason }, operator, address }) => {
    const { database } = platform;
    const task = (await findTask(database.read, hashId)) ?? refuse('NOT_FOUND');
    const own = (await findBySupportCode(database.read, task.id, supportCode)) ?? refuse('NOT_FOUND');
    if (own.result === 0) refuse('NOT_FOUND');
    const session = (await readSession(database.read, own.memberId, own.id)) ?? refuse('NOT_FOUND');
    const files = filesNamed(session.answers);
    await database.transaction((tx) =>
      recordAct(tx, platform, {
        operator: operator.name,
        operatorId: operator.operatorId,
        act: 'task files',
        kind: 'task',
        subject: hashId,
        before: null,
        after: { supportCode, files: files.length },
        reason,
        address,
      }),
    );
    const seconds = SHOWN_MINUTES * 60;
    return {
      supportCode,
      minutes: SHOWN_MINUTES,
      files: files.map(({ question, key, name, type: contentType }) => ({
        question,
        name,
        contentType,
        url: addressOf({ key, contentType, seconds }),
      })),
    };
  },
});
