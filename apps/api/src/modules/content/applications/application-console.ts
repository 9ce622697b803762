import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { applicationActs } from './application-acts.ts';
import { type ApplicationRow, selectApplications, selectWaitingCount } from './application-store.ts';
import type { ApplicationDetails } from './apply.ts';
import { nextStates, showApplication } from './operate.ts';

type ApplicationOperation =
  | 'listApplications'
  | 'getOperatorApplication'
  | 'showApplication'
  | 'moveApplication';
type Details = ConsoleDataOf<'showApplication'>['details'];
type Field = Details[number]['field'];

const SHOWN_MINUTES = 10;

/** The texts of an application, in the order in which operators read them. */
const FIELDS: readonly Field[] = ['company', 'name', 'school', 'city', 'contact', 'mobile', 'need', 'reason'];
/** What names a person or leads to them. */
const PERSONAL: ReadonlySet<Field> = new Set(['name', 'contact', 'mobile']);

/** The first characters of a name, an address or a number. */
const masked = (text: string): string => `${text.slice(0, text.length > 6 ? 3 : 1)}***`;

const detailsOf = (details: ApplicationDetails, isMasked: boolean): Details =>
  FIELDS.flatMap((field) => {
    const value = details[field];
    if (value === undefined) return [];
    return [{ field, value: isMasked && PERSONAL.has(field) ? masked(value) : value }];
  });

const rowOf = ({ number, kind, state, submitted_at, changed_at }: ApplicationRow) => ({
  number,
  kind,
  state,
  submittedAt: submitted_at.toISOString(),
  changedAt: changed_at.toISOString(),
});

/** How many applications wait, for the overview. */
export async function waitingApplicationCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: null }> {
  const { count, oldestAt } = await selectWaitingCount(db, MOST_COUNTED + 1);
  return { ...cappedCount(count), oldestAt, dueAt: null };
}

/** The console's calls of applications. */
export const applicationConsole = (platform: Platform): Pick<ConsoleHandlers, ApplicationOperation> => ({
  listApplications: async ({ query: { kind, state, cursor, limit = 20 } }) => {
    const rows = await selectApplications(
      platform.database.read,
      { kind, state },
      { before: placeOf(cursor), limit: limit + 1 },
    );
    const page = pageOf(rows, limit, ({ submitted_at, id }) => ({ at: submitted_at, id }));
    return { items: page.items.map(rowOf), nextCursor: page.nextCursor };
  },
  getOperatorApplication: async ({ params: { number } }) => {
    const application = await showApplication(platform, number);
    return {
      ...rowOf(application),
      note: application.note,
      details: detailsOf(application.details, true),
      nextStates: [...nextStates(application.state)],
      moves: application.moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    };
  },
  showApplication: async (call) => {
    const { number } = call.params;
    const { details } = await showApplication(platform, number);
    await recordShown(
      platform,
      { ...call, params: { id: number } },
      { act: 'application show', kind: 'application', reason: call.body.reason },
    );
    return { details: detailsOf(details, false), minutes: SHOWN_MINUTES };
  },
  moveApplication: actHandler(
    platform,
    applicationActs.moveApplication,
    ({ params, body }: ActRequest & Parameters<ConsoleHandlers['moveApplication']>[0]) => {
      const { state, note = '' } = body.input;
      return { number: params.number, state, note: note.trim() === '' ? null : note.trim() };
    },
  ),
});
