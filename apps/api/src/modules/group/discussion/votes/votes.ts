import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupLiveKind, GroupOpenState, VoteKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { notifyGroup } from '../events/group-events.ts';
import { openState } from '../../people/group/open-state.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { requireOpen, requireSection } from '../guide/section-access.ts';
import type { GuideSection } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { enterAsRespondent, requireWritable, type Visit } from '../../people/entry/visit.ts';
import { readVote, tagByVote, type VoteRow, writeBallot } from './vote-store.ts';
import { viewVote, voteState } from './vote-view.ts';

/** A vote with the caller's own choice, and the results if the caller may see them. */
export async function getVote(
  deps: GroupDeps,
  visit: Visit,
  { query: { voteId } }: Call<'getVote'>,
): Promise<DataOf<'getVote'>> {
  const db = deps.database.read;
  const { vote, section } = await requireVote(deps, db, visit, voteId);
  if (openState(section, visit.now) === GroupOpenState.Upcoming) refuse('TOPIC_NOT_OPEN');
  return viewVote(visit, vote, section);
}

/** Casts a vote, or changes it until the close (rule 6.12). The same choice again changes nothing. */
export async function castVote(
  deps: GroupDeps,
  { caller, body: { voteId, optionIds } }: Call<'castVote'>,
): Promise<DataOf<'castVote'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, now);
    const { vote, section } = await requireVote(deps, tx, visit, voteId);
    const chosen = optionIds.map((id) => id.toLowerCase());
    if (vote.myChoice && isSameChoice(vote, vote.myChoice, chosen)) return viewVote(visit, vote, section);
    requireWritable(visit);
    requireOpen(section, now);
    if (voteState(vote, section, now) !== GroupOpenState.Open) refuse('VOTE_CLOSED');
    requirePossible(vote, chosen);
    const isNew = await writeBallot(tx, {
      groupId: visit.group.id,
      voteId: vote.id,
      memberId: visit.me.id,
      optionIds: chosen,
      at: now,
    });
    const isRanked = vote.kind === VoteKind.Ranked;
    const giving = { groupId: visit.group.id, voteId: vote.id, memberId: visit.me.id, at: now };
    await tagByVote(tx, { ...giving, optionIds: isRanked ? chosen.slice(0, 1) : chosen });
    const event = { kind: GroupLiveKind.VoteCast, topicId: section.topicId, sectionId: section.id };
    // A parallel call may have stored the same choice.
    if (isNew) await notifyGroup(deps, tx, visit.group.id, event, now);
    return viewVote(visit, (await requireVote(deps, tx, visit, voteId)).vote, section);
  });
}

async function requireVote(
  deps: GroupDeps,
  db: Connection,
  visit: Visit,
  voteId: string,
): Promise<{ vote: VoteRow; section: GuideSection }> {
  const vote = await readVote(db, { groupId: visit.group.id, memberId: visit.me.id }, voteId);
  if (!vote) return refuse('NOT_FOUND');
  return { vote, section: requireSection(await guideOf(deps, visit, db), vote.sectionId) };
}

/** The order counts only in a ranked vote. */
function isSameChoice({ kind }: VoteRow, one: readonly string[], other: readonly string[]): boolean {
  const form = (ids: readonly string[]) => (kind === VoteKind.Ranked ? ids : ids.toSorted()).join();
  return form(one) === form(other);
}

function requirePossible({ options, minChoices, maxChoices }: VoteRow, chosen: readonly string[]): void {
  const known = new Set(options.map(({ id }) => id));
  const isPossible =
    chosen.length >= minChoices && chosen.length <= maxChoices && chosen.every((id) => known.has(id));
  if (!isPossible || new Set(chosen).size < chosen.length) refuse('VOTE_CHOICE_INVALID');
}
