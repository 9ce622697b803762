import { joinResultLabels } from '@yayan/contract/labels';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';
import type { Participation, Task } from '../../task/api.ts';
import { findParticipations, resultReason } from '../../task/module.ts';
import { definitionOf } from './host-survey.ts';
import { type ReportColumn, reportColumns } from './report-columns.ts';
import { type ReportSession, readReportSessions, readReportVersions } from './report-store.ts';

const batch = 500;

type Line = { readonly session: ReportSession; readonly own: Participation; readonly task: Task };

/** The columns before the answers. They hold no name and no number, only the support code that a member can quote. */
const facts: readonly (readonly [label: string, read: (line: Line) => Cell])[] = [
  ['查询编号', ({ own }) => own.supportCode],
  ['结果', ({ own }) => joinResultLabels[own.result]],
  ['原因', ({ own, task }) => (own.result < 2 ? null : resultReason(own, task.seatMinutes))],
  ['资料使用', ({ own }) => (own.consentWithdrawnAt === null ? null : '会员已撤回同意，回答不再提供')],
  ['开始时间', ({ own }) => own.startedAt.toISOString()],
  ['结束时间', ({ own }) => own.endedAt?.toISOString() ?? null],
  ['进度 %', ({ own }) => own.progress],
  ['用时（秒）', ({ session }) => session.seconds],
  ['用时与中位数之比', ({ session }) => session.speed && Math.round(session.speed * 100) / 100],
  ['可判断的矩阵题', ({ session }) => session.matrices],
  ['其中一列到底', ({ session }) => session.straightLined],
  ['前后矛盾', ({ session }) => session.contradictions?.join('；') ?? null],
  ['可比较的开放题', ({ session }) => session.openAnswers],
  ['其中与他人相同', ({ session }) => session.duplicates],
];

/** A report that is read line by line: two header lines, then one line for each participation. */
export interface Report {
  /** Names of the columns for programs: question names. */
  readonly keys: readonly Cell[];
  readonly labels: readonly Cell[];
  readonly lines: () => AsyncGenerator<readonly Cell[]>;
}

/** All answers of a task, one line for each participation, with the columns of all versions. */
export async function taskReport(db: Connection, task: Task): Promise<Report> {
  const columns = new Map<string, ReportColumn>();
  for (const id of await readReportVersions(db, task.id))
    for (const column of reportColumns(await definitionOf(db, id)))
      if (!columns.has(column.key)) columns.set(column.key, column);
  const asked = [...columns.values()];
  return {
    keys: [...facts.map(() => null), ...asked.map(({ key }) => key)],
    labels: [...facts.map(([label]) => label), ...asked.map(({ label }) => label)],
    lines: async function* () {
      for await (const line of linesOf(db, task))
        yield [
          ...facts.map(([, read]) => read(line)),
          ...asked.map(({ valueIn }) =>
            line.own.consentWithdrawnAt === null ? valueIn(line.session.answers) : null,
          ),
        ];
    },
  };
}

async function* linesOf(db: Connection, task: Task): AsyncGenerator<Line> {
  let after: string | undefined;
  for (;;) {
    const sessions = await readReportSessions(db, task.id, after, batch);
    const found = await findParticipations(
      db,
      sessions.map(({ memberId, participationId }) => ({ memberId, id: participationId })),
    );
    const byId = new Map(found.map((own) => [own.id, own]));
    for (const session of sessions) {
      const own = byId.get(session.participationId);
      if (own !== undefined) yield { session, own, task };
    }
    after = sessions.at(-1)?.participationId;
    if (sessions.length < batch) return;
  }
}
