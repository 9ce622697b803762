import { SmsKind } from '@yayan/contract';
import { excerptAround } from '../group/excerpt.ts';
import type { GroupDeps } from '../deps.ts';
import { type GroupRow, type MemberRow, readMembers } from '../group/group-store.ts';
import type { Visit } from '../entry/visit.ts';
import { type NoticeDeps, notifyPeople } from './notify-people.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Notifies the author of an answer of a host's question (rule 6.36). */
export async function notifyFollowedUp(
  tx: Tx,
  deps: GroupDeps,
  group: GroupRow,
  asked: { authorId: string; followUpId: string; content: string; mustAnswer: boolean },
): Promise<void> {
  await notifyPeople(tx, deps, group, await readMembers(tx, group.id, { ids: [asked.authorId] }), {
    event: 'groupFollowedUp',
    keyOf: () => `group-follow-up:${asked.followUpId}`,
    dataOf: () => ({
      name: group.name,
      followUpId: asked.followUpId,
      question: excerptAround(asked.content, ''),
      mustAnswer: asked.mustAnswer,
    }),
    ...(asked.mustAnswer && {
      text: { kind: SmsKind.GroupQuestion, what: '的主持人有 1 个追问等你回答' },
    }),
  });
}

/** An answer that was deleted. */
interface DeletedAnswer {
  id: string;
  authorId: string;
  /** When its section ends. */
  closesAt: Date;
}

/** Notifies the authors of deleted answers of the reason, once for each answer and deletion (rule 6.19). */
export async function notifyAnswersRemoved(
  tx: Tx,
  deps: NoticeDeps,
  { group, now }: Pick<Visit, 'group' | 'now'>,
  {
    answers,
    reason,
    counts,
    byOperator,
  }: { answers: readonly DeletedAnswer[]; reason: string; counts: boolean; byOperator: boolean },
): Promise<void> {
  const authors = await authorsOf(tx, group.id, [...new Set(answers.map(({ authorId }) => authorId))]);
  const { name, task_hash: taskHash } = group;
  for (const { id, authorId, closesAt } of answers) {
    const author = authors.get(authorId);
    if (author === undefined) continue;
    const next = counts ? 'counts' : now < closesAt ? 'again' : 'over';
    await notifyPeople(tx, deps, group, [author], {
      event: 'groupAnswerRemoved',
      keyOf: () => `group-answer-removed:${id}:${now.getTime()}`,
      dataOf: () => ({ name, taskHash, reason, next, byOperator }),
    });
  }
}

/**
 * Notifies the owners of removed files of the host's reason, one message a person (rule 6.33). Hosts' own files need
 * none.
 */
export async function notifyFilesRemoved(
  tx: Tx,
  deps: GroupDeps,
  { group, me }: Visit,
  { files, reason }: { files: readonly { id: string; memberId: string }[]; reason: string },
): Promise<void> {
  const ofOthers = Map.groupBy(
    files.filter(({ memberId }) => memberId !== me.id),
    ({ memberId }) => memberId,
  );
  const owners = await authorsOf(tx, group.id, [...ofOthers.keys()]);
  const { name, task_hash: taskHash } = group;
  const filesOf = ({ id }: { id: string }) => ofOthers.get(id) ?? [];
  await notifyPeople(tx, deps, group, [...owners.values()], {
    event: 'groupFilesRemoved',
    keyOf: (owner) => `group-files-removed:${filesOf(owner)[0]?.id}`,
    dataOf: (owner) => ({ name, taskHash, reason, count: filesOf(owner).length }),
  });
}

/** People who are still in the group, by id. */
async function authorsOf(tx: Tx, groupId: string, ids: readonly string[]): Promise<Map<string, MemberRow>> {
  const people = ids.length === 0 ? [] : await readMembers(tx, groupId, { ids });
  return new Map(people.map((person) => [person.id, person]));
}
