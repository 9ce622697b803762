import { GroupRole } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { CopiedSection } from './guide-copy-store.ts';
import { writeScript } from './script.ts';
import {
  insertAnswers,
  insertBallots,
  insertFollowUp,
  insertPeople,
  markSeenAndReplied,
} from './script-store.ts';
import { voices } from './voices.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The most sections with answers: enough to fill every page of the desk, and few enough for one transaction. */
const MOST_SECTIONS = 200;
const HALF_HOUR_MS = 30 * 60_000;

/** The group and time of a scripted play. */
interface Stage {
  groupId: string;
  opensAt: Date;
  hostId: string;
}

type PlayDeps = Pick<GroupDeps, 'random' | 'cipher'>;

/** Adds the scripted respondents. Their numbers are placeholders that match no real number and can't sign in. */
export async function addVoices(
  tx: Tx,
  deps: PlayDeps,
  group: Pick<GroupRow, 'consent_version'>,
  { groupId, opensAt }: Pick<Stage, 'groupId' | 'opensAt'>,
): Promise<string[]> {
  const ids = voices.map(() => deps.random.uuid());
  await insertPeople(
    tx,
    voices.map(({ nickname, avatar, attributes }, index) => ({
      group_id: groupId,
      id: ids[index] ?? '',
      mobile_index: `rehearsal:${ids[index]}`,
      mobile_sealed: deps.cipher.seal(''),
      role: GroupRole.Respondent,
      nickname,
      avatar,
      attributes: JSON.stringify(attributes),
      invited_at: opensAt,
      consent_version: group.consent_version,
      consented_at: opensAt,
      joined_at: opensAt,
      last_seen_at: opensAt,
    })),
  );
  return ids;
}

/** Stores the scripted answers and votes, and two questions of the host. */
export async function playScript(
  tx: Tx,
  deps: PlayDeps,
  stage: Stage,
  people: readonly string[],
  sections: readonly CopiedSection[],
): Promise<void> {
  const { groupId, opensAt } = stage;
  const played = sections.slice(0, MOST_SECTIONS);
  const script = writeScript(played);
  const isAddressed = ({ voice, section }: { voice: number; section: number }): boolean =>
    played[section]?.personIds.includes(people[voice] ?? '') === true;
  const answers = script.answers.filter(isAddressed);
  const ballots = script.ballots.filter(isAddressed);
  const at = (after: number): Date => new Date(opensAt.getTime() + after);
  const rows = answers.map(({ voice, section, content, after }) => ({
    group_id: groupId,
    id: deps.random.uuid(),
    section_id: played[section]?.id ?? '',
    group_member_id: people[voice] ?? '',
    client_id: deps.random.uuid(),
    content,
    created_at: at(after),
  }));
  await insertAnswers(tx, rows);
  const votes = ballots.flatMap(({ voice, section, choices, after }) => {
    const vote = played[section]?.vote;
    if (!vote) return [];
    const chosen = choices.flatMap((choice) => vote.optionIds[choice] ?? []);
    const person = people[voice] ?? '';
    return [
      {
        group_id: groupId,
        vote_id: vote.id,
        group_member_id: person,
        option_ids: chosen,
        cast_at: at(after),
      },
    ];
  });
  await insertBallots(tx, votes);
  await askTwo(tx, deps, stage, rows.slice(0, 2));
}

/** Two follow-ups of the host: the first has a reply, the second still waits for one. */
async function askTwo(
  tx: Tx,
  { random }: PlayDeps,
  { groupId, hostId }: Stage,
  asked: readonly { id: string; group_member_id: string; created_at: Date }[],
): Promise<void> {
  for (const [index, answer] of asked.entries()) {
    const at = new Date(answer.created_at.getTime() + HALF_HOUR_MS);
    const answeredAt = index === 0 ? new Date(at.getTime() + HALF_HOUR_MS) : null;
    const followUp = {
      group_id: groupId,
      response_id: answer.id,
      audience: 'everyone',
    } as const;
    const id = random.uuid();
    await insertFollowUp(tx, {
      ...followUp,
      id,
      author_id: hostId,
      client_id: random.uuid(),
      kind: 'followUp',
      content: '能举一个最近的例子吗？',
      must_answer: true,
      answered_at: answeredAt,
      created_at: at,
    });
    if (answeredAt !== null)
      await insertFollowUp(tx, {
        ...followUp,
        id: random.uuid(),
        author_id: answer.group_member_id,
        client_id: random.uuid(),
        kind: 'reply',
        content: '上周三就是，下班路上顺手买的，没怎么比较。',
        must_answer: false,
        reply_to_id: id,
        created_at: answeredAt,
      });
    await markSeenAndReplied(tx, { groupId, responseId: answer.id, at });
  }
}
