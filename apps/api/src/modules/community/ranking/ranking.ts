import { type DataOf, RankingChoice, RankingPeriod } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { type JsonText, listText, objectText } from '../../../call/json-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { upsertChoice } from './choice-store.ts';
import { missingTo, nextPlace } from './next-place.ts';
import { type RankingList, type RankingPage, readRankingPage } from './ranking-page.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;
type Ranking = DataOf<'getRanking'>;
type Items = Ranking['items'];

/**
 * The ranking as the job last made it, and the caller's own place (rules 13.1 to 13.4). Reads only the rows that it
 * shows.
 */
export async function getRanking(
  { database }: Pick<Reader, 'database'>,
  { caller, query: { period = RankingPeriod.Month } }: Pick<Call<'getRanking'>, 'caller' | 'query'>,
): Promise<JsonText<Ranking>> {
  const memberId = caller?.memberId;
  const { list, own, choice } = await readRankingPage(database.read, period, memberId);
  return objectText<Ranking>({
    period,
    from: list?.from ?? null,
    madeAt: list?.madeAt ?? null,
    ranked: list?.ranked ?? 0,
    items: list ? itemsOf(list, memberId, own?.place) : [],
    mine: list === null || own === null || choice === RankingChoice.Hidden ? null : ownPlace(list, own),
    choice,
  });
}

/** The items. The reader's own item is marked. */
function itemsOf(
  list: RankingList,
  memberId: string | undefined,
  place: number | undefined,
): JsonText<Items> {
  const own = place === undefined ? undefined : list.places.get(place);
  if (!own?.item || own.memberId !== memberId) return listText([list.text]);
  const mine = JSON.stringify({ ...own.item, mine: true });
  return listText([...list.places.values()].flatMap((each) => (each === own ? mine : (each.text ?? []))));
}

function ownPlace(list: RankingList, own: NonNullable<RankingPage['own']>): Ranking['mine'] {
  const place = nextPlace(own.place);
  const score = place === null ? undefined : list.scores.get(place);
  const next = place === null || score === undefined ? null : { place, ...missingTo(own, score) };
  return { place: own.place, score: own.score, surveys: own.surveys, next };
}

/** Stores how others see a member. It has effect at once (rule 13.3). */
export async function chooseRankingDisplay(
  { database, clock }: Reader,
  { caller: { memberId }, body: { choice } }: Call<'chooseRankingDisplay'>,
): Promise<DataOf<'chooseRankingDisplay'>> {
  await upsertChoice(database.read, memberId, choice, clock.now());
  return { choice };
}
