import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cannedActs } from './canned-acts.ts';
import { selectCanned } from './canned-store.ts';

/** The console's calls of canned answers. */
export const cannedConsole = (
  platform: Platform,
): Pick<ConsoleHandlers, 'listCannedAnswers' | 'saveCannedAnswer' | 'removeCannedAnswer'> => ({
  listCannedAnswers: async () => ({
    items: (await selectCanned(platform.database.read)).map(({ changed_by, changed_at, ...answer }) => ({
      ...answer,
      changedBy: changed_by,
      changedAt: changed_at.toISOString(),
    })),
  }),
  saveCannedAnswer: actHandler(
    platform,
    cannedActs.saveCannedAnswer,
    ({ body }: Parameters<ConsoleHandlers['saveCannedAnswer']>[0]) => {
      const { id = null, title, text } = body.input;
      return { id, title, text };
    },
  ),
  removeCannedAnswer: actHandler(platform, cannedActs.removeCannedAnswer, ({ params }: ActOnId) => ({
    id: params.id,
  })),
});
