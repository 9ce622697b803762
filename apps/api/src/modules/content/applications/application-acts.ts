import type { ApplicationState } from '@yayan/contract';
import { applicationKindLabels, applicationStateLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { selectApplication } from './application-store.ts';
import { checkMove, moveApplication as move } from './operate.ts';

/** A decision about an application. */
interface OfApplication {
  number: string;
  state: ApplicationState;
  /** What the applicant reads. */
  note: string | null;
}

/** Moves an application on; the applicant reads the note (rules 7.18, 14.63). The audit log doesn't hold the note. */
const moveApplication: Act<OfApplication> = {
  name: 'application move',
  needsReason: false,
  lockOf: ({ number }) => `application ${number}`,
  plan: async (_platform, db, { number, state, note }) => {
    const row = (await selectApplication(db, number)) ?? refuse('NOT_FOUND');
    checkMove(row.state, state);
    const noteOf = (text: string | null): string => (text === null ? '没有' : `${text.length} 字`);
    return {
      kind: 'application',
      subject: number,
      title: `${applicationKindLabels[row.kind]} ${number}`,
      permission: 'applications',
      changes: [
        {
          field: 'state',
          label: '状态',
          before: applicationStateLabels[row.state],
          after: applicationStateLabels[state],
        },
        {
          field: 'note',
          label: '给申请人的话',
          before: noteOf(row.note),
          after: noteOf(note),
          isChanged: row.note !== note,
        },
      ],
    };
  },
  run: async (platform, { number, state, note }, { actor }) =>
    await move(platform, number, { state, note, by: actor.name }),
};

/** The acts on applications for cooperation and of campus ambassadors. */
export const applicationActs = { moveApplication };
