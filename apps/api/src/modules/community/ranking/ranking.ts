import { type BodyOf, type DataOf, type QueryOf, RankingChoice, RankingPeriod } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shownMembers } from '../shown-members.ts';
import { selectChoice, upsertChoice } from './choice-store.ts';
import { missingTo, nextPlace, SHOWN } from './next-place.ts';
import { type Placed, selectPlaceOf, selectRun, selectScoreAt, selectTop } from './ranking-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;
type Ranking = DataOf<'getRanking'>;

/** The ranking as the job last made it, and the caller's own place (rules 13.1 to 13.4). Reads no more than it shows. */
export async function readRanking(
  { database }: Reader,
  memberId: string | undefined,
  { period = RankingPeriod.Month }: QueryOf<'getRanking'>,
): Promise<Ranking> {
  const db = database.read;
  const run = await selectRun(db, period);
  const choice = memberId === undefined ? null : await selectChoice(db, memberId);
  if (run === undefined)
    return { period, from: null, madeAt: null, ranked: 0, items: [], mine: null, choice };
  const top = await selectTop(db, run.id, SHOWN);
  const shown = await shownMembers(
    db,
    top.map(({ member_id }) => member_id),
  );
  return {
    period,
    from: run.from_month,
    madeAt: run.made_at.toISOString(),
    ranked: run.ranked,
    items: top.flatMap(({ place, member_id, score, surveys }) => {
      const member = shown.get(member_id);
      if (member === undefined) return [];
      const { name, avatar } = member;
      return [{ place, name, avatar, score, surveys, mine: member_id === memberId }];
    }),
    mine:
      memberId === undefined || choice === RankingChoice.Hidden ? null : await ownPlace(db, run.id, memberId),
    choice,
  };
}

async function ownPlace(db: Connection, runId: string, memberId: string): Promise<Ranking['mine']> {
  const own = await selectPlaceOf(db, runId, memberId);
  if (own === undefined) return null;
  const { place, score, surveys } = own;
  return { place, score, surveys, next: await nextGoal(db, runId, own) };
}

async function nextGoal(db: Connection, runId: string, own: Placed) {
  const place = nextPlace(own.place);
  const score = place === null ? undefined : await selectScoreAt(db, runId, place);
  return place === null || score === undefined ? null : { place, ...missingTo(own, score) };
}

/** Stores how others see a member; it holds at once (rule 13.3). */
export async function chooseDisplay(
  { database, clock }: Reader,
  memberId: string,
  { choice }: BodyOf<'chooseRankingDisplay'>,
): Promise<DataOf<'chooseRankingDisplay'>> {
  await upsertChoice(database.read, memberId, choice, clock.now());
  return { choice };
}
