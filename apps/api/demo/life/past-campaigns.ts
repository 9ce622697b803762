import { ChanceCause } from '@yayan/contract';
import { addDays, dayOf } from '../../src/platform/calendar.ts';
import type { FiledCampaign } from '../../src/modules/campaign/authoring/campaign-file.ts';
import { endCampaign } from '../../src/modules/campaign/authoring/end-campaign.ts';
import type { StockDeps } from '../../src/modules/campaign/core/deps.ts';
import { drawDueKoi } from '../../src/modules/campaign/koi/draw-koi.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import { addDraws } from './add-draws.ts';
import { addEntries } from './add-entries.ts';
import { addParticipants, type EarnedChance, firstTimes } from './add-participants.ts';
import { addTries } from './add-tries.ts';
import type { CompletedSurvey } from './add-surveys.ts';
import { joinedAt } from './add-people.ts';
import type { Person } from './people.ts';
import { type DatedFile, publishAround, setBack } from './publish-around.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Members draw on the last days, one of their chances a day. */
const DRAWING_DAYS = 5;
const DRAW_EVERY_MINUTES = 25;
/** The days of a past quiz on which the people answered, from its start on. */
const QUIZ_DAYS = [3, 9, 16];

const DRAW: DatedFile = { file: 'autumn-draw.yaml', from: -48, to: -6 };
const KOI: DatedFile = { file: 'autumn-koi.yaml', from: -60, to: -20 };
const QUIZ: DatedFile = { file: 'autumn-quiz.yaml', from: -34, to: -13 };
const COMING: DatedFile = { file: 'new-year-draw.yaml', from: 34, to: 62 };

type Deps = StockDeps & { people: readonly Person[]; completed: readonly CompletedSurvey[] };

/**
 * Adds a draw, a 锦鲤 draw and a quiz that have ended, with draws that anybody can verify, and a draw to come. Everything
 * happens as it did for everybody else, with the clock set back.
 */
export async function addPastCampaigns(deps: Deps): Promise<void> {
  await addEndedDraw(deps);
  await addEndedKoi(deps);
  await addEndedQuiz(deps);
  await publishAround(deps, COMING, deps.platform.clock.now());
}

/** The surveys that members completed while a campaign ran, up to its last days, the oldest first. Each is a chance. */
const during = (
  completed: readonly CompletedSurvey[],
  { startsAt, endsAt }: FiledCampaign,
): readonly EarnedChance[] =>
  completed
    .filter(
      (one) => one.endedAt >= startsAt && one.endedAt.getTime() < endsAt.getTime() - DRAWING_DAYS * DAY_MS,
    )
    .map(({ memberId, id, endedAt }) => ({ memberId, cause: ChanceCause.Task, causeId: id, at: endedAt }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

async function addEndedDraw({ platform, orders, completed }: Deps): Promise<void> {
  const filed = await publishAround({ platform, orders }, DRAW);
  if (filed === undefined) return;
  const chances = during(completed, filed);
  const firstDay = filed.endsAt.getTime() - DRAWING_DAYS * DAY_MS;
  const draws = [...Map.groupBy(chances, ({ memberId }) => memberId).values()].flatMap((own, place) =>
    own.slice(0, DRAWING_DAYS).map((chance, day) => ({
      chance,
      at: new Date(firstDay + day * DAY_MS + (place + 1) * DRAW_EVERY_MINUTES * MINUTE_MS),
    })),
  );
  await platform.database.transaction(async (tx) => {
    await addParticipants(platform, tx, filed.id, firstTimes(chances));
    await addDraws(platform, tx, filed.id, draws);
  });
  await endCampaign({ platform: setBack(platform, filed.endsAt), orders }, filed.id, 'clock');
}

async function addEndedKoi({ platform, orders, completed }: Deps): Promise<void> {
  const filed = await publishAround({ platform, orders }, KOI);
  if (filed === undefined) return;
  const chances = during(completed, filed);
  const entrants = [...Map.groupBy(chances, ({ memberId }) => memberId).values()].flatMap((own) =>
    own.slice(0, 1),
  );
  const past = setBack(platform, new Date(filed.endsAt.getTime() + MINUTE_MS));
  await platform.database.transaction((tx) => addEntries(platform, tx, filed, entrants));
  await drawDueKoi(
    { platform: past, messages: createMessages(past) },
    (id) => endCampaign({ platform: past, orders }, id, 'clock'),
    new AbortController().signal,
  );
}

async function addEndedQuiz({ platform, orders, people }: Deps): Promise<void> {
  const filed = await publishAround({ platform, orders }, QUIZ);
  if (filed === undefined) return;
  const joined = people.filter((person) => joinedAt(person, platform.clock.now()) < filed.startsAt);
  const days = QUIZ_DAYS.map((day) => addDays(dayOf(filed.startsAt), day));
  await platform.database.transaction((tx) => addTries(platform, tx, filed.id, { people: joined, days }));
  await endCampaign({ platform: setBack(platform, filed.endsAt), orders }, filed.id, 'clock');
}
