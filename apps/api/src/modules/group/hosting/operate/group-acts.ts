import { type GroupLife, GroupMove } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Act, Change, RunningAct } from '../../../../platform/audit/act.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { MessageBatches } from '../../../message/api.ts';
import { type DeletionDeps, putAnswerBack, takeAnswerDown } from '../../desk/analysis/deletion.ts';
import { type GroupRow, readGroupByHash } from '../../people/group/group-store.ts';
import { lockGroup } from '../../people/group/host-store.ts';
import { lifeOf, moveRefusal } from '../../people/group/life.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { handOver, requireNextHost } from '../settings/hand-over.ts';
import { archiveGroup, closeGroup, moveNames } from '../settings/move-group.ts';
import { selectAnswers } from './group-answer-store.ts';
import type { OfGroup } from './group-pay-acts.ts';

/** Makes the messages of a platform, also of one inside a transaction. */
export type MessagesOf = (platform: Platform) => MessageBatches;

interface GroupActRule<Input> {
  name: string;
  /** What changes for a reader. Refuses what can't be done. */
  changes: (db: Connection, group: GroupRow, input: Input, now: Date) => Promise<Change[]> | Change[];
  /** Does it on the locked group. */
  run: (
    tx: Tx,
    group: GroupRow,
    input: Input,
    on: { platform: Platform; now: Date; running: RunningAct },
  ) => Promise<unknown>;
}

const groupAct = <Input extends OfGroup>({ name, changes, run }: GroupActRule<Input>): Act<Input> => ({
  name,
  needsReason: true,
  lockOf: ({ hash }) => `group ${hash}`,
  plan: async ({ clock }, db, input) => {
    const group = (await readGroupByHash(db, input.hash)) ?? refuse('NOT_FOUND');
    return {
      kind: 'group',
      subject: input.hash,
      title: group.name,
      permission: 'groups',
      changes: await changes(db, group, input, clock.now()),
    };
  },
  run: async (platform, input, running) => {
    await platform.database.transaction(async (tx) => {
      const { id } = (await readGroupByHash(tx, input.hash)) ?? refuse('NOT_FOUND');
      const group = (await lockGroup(tx, id)) ?? refuse('NOT_FOUND');
      await run(tx, group, input, { platform, now: platform.clock.now(), running });
    });
  },
});

const lifeNames: Record<GroupLife, string> = {
  draft: '草稿',
  inviting: '邀请中',
  open: '进行中',
  closed: '已结束',
  archived: '已归档',
};

const moveAct = (
  name: string,
  move: GroupMove,
  { to, make }: { to: GroupLife; make: (tx: Tx, group: GroupRow, now: Date) => Promise<GroupRow> },
): Act<OfGroup> =>
  groupAct<OfGroup>({
    name,
    changes: (_db, group, _input, now) => {
      const life = lifeOf(group, now);
      const refusal = moveRefusal(life, move);
      if (refusal) refuse(refusal);
      return [{ field: 'state', label: '状态', before: lifeNames[life], after: lifeNames[to] }];
    },
    run: async (tx, group, _input, { platform, now, running }) => {
      const moved = await make(tx, group, now);
      await recordChanges(tx, platform.random, { group: moved, operator: running.actor.name, now }, [
        { what: 'move', before: null, after: moveNames[move] },
      ]);
    },
  });

/** The input of an act on one answer. */
export type OfAnswer = OfGroup & { answerId: string };

const LONGEST_EXCERPT = 60;

const answerChange = async (
  db: Connection,
  group: GroupRow,
  answerId: string,
): Promise<{ excerpt: Change; deletedAt: Date | null; takenDownBy: string | null }> => {
  const one = { after: undefined, limit: 1 };
  const [answer] = await selectAnswers(db, { groupId: group.id, answerId }, one);
  if (answer === undefined) return refuse('NOT_FOUND');
  const { nickname, content, deletedAt, takenDownBy } = answer;
  const text = content.length > LONGEST_EXCERPT ? `${content.slice(0, LONGEST_EXCERPT)}…` : content;
  const excerpt = { field: 'answer', label: nickname, before: null, after: text };
  return { excerpt, deletedAt, takenDownBy };
};

const shownChange = (before: string, after: string): Change => ({
  field: 'shown',
  label: '回答',
  before,
  after,
});

/** The acts on groups, their hosts and their answers (rule 14.33). */
export const groupActs = (messagesOf: MessagesOf) => {
  const deletionDeps = (platform: Platform): DeletionDeps => ({
    ...platform,
    messages: messagesOf(platform),
  });
  return {
    closeOperatorGroup: moveAct('group close', GroupMove.Close, { to: 'closed', make: closeGroup }),
    archiveOperatorGroup: moveAct('group archive', GroupMove.Archive, { to: 'archived', make: archiveGroup }),
    handOverGroup: groupAct<OfGroup & { memberCode: string }>({
      name: 'group hand-over',
      changes: async (db, group, { memberCode }, now) => {
        if (lifeOf(group, now) === 'archived') refuse('GROUP_IS_ARCHIVED');
        await requireNextHost(db, group, memberCode);
        return [{ field: 'host', label: '主持人', before: null, after: memberCode }];
      },
      run: async (tx, group, { memberCode }, { platform, running }) =>
        await handOver(tx, platform, group, { memberCode, by: running.actor.name }),
    }),
    takeDownGroupAnswer: groupAct<OfAnswer>({
      name: 'group take-down',
      changes: async (db, group, { answerId }) => {
        const { excerpt, deletedAt } = await answerChange(db, group, answerId);
        if (deletedAt !== null) refuse('ANSWER_DELETED');
        return [excerpt, shownChange('显示', '移除')];
      },
      run: async (tx, group, { answerId }, { platform, running: { actor, reason } }) =>
        await takeAnswerDown(tx, deletionDeps(platform), group, { answerId, reason, by: actor.name }),
    }),
    putBackGroupAnswer: groupAct<OfAnswer>({
      name: 'group put-back',
      changes: async (db, group, { answerId }) => {
        const { excerpt, takenDownBy } = await answerChange(db, group, answerId);
        if (takenDownBy === null) refuse('ANSWER_NOT_TAKEN_DOWN');
        return [excerpt, shownChange('移除', '显示')];
      },
      run: async (tx, group, { answerId }, { platform }) =>
        await putAnswerBack(tx, platform, group, { answerId }),
    }),
  };
};

export type GroupActs = ReturnType<typeof groupActs>;
