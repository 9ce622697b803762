import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { shownFaults } from '../../../platform/filed/shown-faults.ts';
import { cutPage } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { selectBankPage } from '../quiz/bank-store.ts';
import { planImport } from '../quiz/import-questions.ts';
import { checkQuestionFile } from '../quiz/question-file.ts';
import { questionActs } from './question-acts.ts';

type QuestionOperation =
  | 'listQuizQuestions'
  | 'checkQuizQuestions'
  | 'importQuizQuestions'
  | 'retireQuizQuestion';

/** The console's calls of the bank of the daily quiz. */
export const questionConsole = (platform: Platform): Pick<ConsoleHandlers, QuestionOperation> => {
  const { read } = platform.database;
  return {
    listQuizQuestions: async ({ query: { keyword, category, cursor, limit = 20 } }) =>
      cutPage(
        await selectBankPage(read, { keyword, category, after: cursor, limit: limit + 1 }),
        limit,
        ({ id }) => id,
      ),
    checkQuizQuestions: async ({ body: { source } }) => {
      const { questions = [], faults } = checkQuestionFile(source);
      const { added, changed, same } = await planImport(read, questions);
      return { faults: shownFaults(faults), added: added.length, changed: changed.length, same };
    },
    importQuizQuestions: actHandler(
      platform,
      questionActs.importQuestions,
      ({ body }: Parameters<ConsoleHandlers['importQuizQuestions']>[0]) => body.input,
    ),
    retireQuizQuestion: actHandler(platform, questionActs.retireQuestion, ({ params }: ActOnId) => ({
      id: params.id,
    })),
  };
};
