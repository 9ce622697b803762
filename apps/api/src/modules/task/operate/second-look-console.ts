import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAnyRun, readRules } from '../activity/run-store.ts';
import type { Run } from '../activity/run.ts';
import { readTasks } from '../task-store.ts';
import { asksOf } from './hand-in-console.ts';
import { photosOf, type PicturePorts } from './hand-in-photos.ts';
import { lookAgain } from './second-look-act.ts';
import { selectAgreement, selectLook, selectWaitingLooks, type StoredLook } from '../activity/look-store.ts';

const AGREEMENT_MS = 90 * 86_400_000;

type SecondLook = ConsoleDataOf<'listSecondLooks'>['items'][number];
type Verdicts = Pick<ConsoleDataOf<'getSecondLook'>, 'first' | 'second'>;

async function viewOf(db: Connection, look: StoredLook, run: Run | undefined): Promise<SecondLook> {
  const [task] = run ? await readTasks(db, [run.taskId]) : [];
  return {
    id: look.review_id,
    what: look.what,
    taskId: task?.hashId ?? '',
    taskTitle: task?.title ?? '',
    decidedAt: look.chosen_at.toISOString(),
  };
}

/** Both verdicts, once the second is there. */
function verdictsOf(look: StoredLook): Verdicts {
  const { looked_by: operator, looked_verdict: verdict, note } = look;
  if (operator === null || verdict === null) return { first: null, second: null };
  // Checks of the table allow only these verdicts.
  const of = (text: string) => text as 'approve' | 'reject';
  return {
    first: { operator: look.operator, verdict: of(look.verdict), note: null },
    second: { operator, verdict: of(verdict), note },
  };
}

/** The console's calls of second looks (rule 14.46). */
export const secondLookConsole = (
  platform: Platform,
  ports: PicturePorts,
): Pick<ConsoleHandlers, 'listSecondLooks' | 'getSecondLook' | 'lookAgain'> => {
  const { read } = platform.database;
  return {
    listSecondLooks: async ({ operator, query: { cursor, limit = 20 } }) => {
      const place = { after: placeOf(cursor), limit: limit + 1 };
      const looks = await selectWaitingLooks(read, operator.name, place);
      const page = pageOf(looks, limit, ({ chosen_at: at, review_id: id }) => ({ at, id }));
      const items: SecondLook[] = [];
      for (const look of page.items)
        items.push(await viewOf(read, look, await readAnyRun(read, look.participationId)));
      const since = new Date(platform.clock.now().getTime() - AGREEMENT_MS);
      return { items, nextCursor: page.nextCursor, agreement: await selectAgreement(read, since) };
    },
    getSecondLook: async ({ params }) => {
      const look = (await selectLook(read, params.id)) ?? refuse('NOT_FOUND');
      const run = (await readAnyRun(read, look.participationId)) ?? refuse('NOT_FOUND');
      const then: Run = { ...run, state: look.what === 'application' ? 'applied' : 'reviewing' };
      const asks = asksOf(await readRules(read, run.taskId), then);
      return {
        ...(await viewOf(read, look, run)),
        text: run.submission?.text ?? '',
        pictures: await photosOf(read, run, ports),
        prompt: asks?.prompt ?? null,
        examples: asks?.examples ?? [],
        isWaiting: look.looked_at === null,
        ...verdictsOf(look),
      };
    },
    lookAgain: actHandler(platform, lookAgain, ({ params, body }) => ({ id: params.id, ...body.input })),
  };
};
