import { readFile } from 'node:fs/promises';
import { addDays, dayOf, startOfDay } from '../../src/platform/calendar.ts';
import { readCampaignFile } from '../../src/modules/campaign/authoring/campaign-file.ts';
import { publishCampaign } from '../../src/modules/campaign/authoring/publish.ts';
import { selectCampaign } from '../../src/modules/campaign/core/campaign-store.ts';
import { importQuestions } from '../../src/modules/campaign/quiz/import-questions.ts';
import { readQuestionFile } from '../../src/modules/campaign/quiz/question-file.ts';
import type { StockDeps } from '../../src/modules/campaign/core/deps.ts';
import { setBack } from '../life/publish-around.ts';

const FOLDER = new URL('../../data/campaign/', import.meta.url);
const DEMO = ['lottery.yaml', 'koi.yaml', 'quiz.yaml', 'christmas.yaml', 'duanwu.yaml'];
const RUNS_DAYS = 30;

/**
 * Publishes the demo campaigns that are missing; they started yesterday and run for a month. Only outside production,
 * because operators publish the real ones.
 */
export async function seedCampaigns(deps: StockDeps): Promise<void> {
  const { clock, config, database } = deps.platform;
  if (config.production) return;
  const questions = readQuestionFile(await readFile(new URL('questions.yaml', FOLDER), 'utf8'));
  await importQuestions(deps.platform, questions, { by: 'seed' });
  const today = dayOf(clock.now());
  for (const file of DEMO) {
    const filed = readCampaignFile(await readFile(new URL(file, FOLDER), 'utf8'), config.coinsPerYuan);
    if ((await selectCampaign(database.read, filed.id)) !== undefined) continue;
    const [startsAt, endsAt] = [startOfDay(addDays(today, -1)), startOfDay(addDays(today, RUNS_DAYS))];
    const drawsAt = filed.drawsAt === null ? null : endsAt;
    // Published at their start: nobody draws before the first odds are public.
    const platform = setBack(deps.platform, startsAt);
    await publishCampaign({ ...deps, platform }, { ...filed, startsAt, endsAt, drawsAt }, 'seed');
  }
}
