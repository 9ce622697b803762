import type { Platform } from '../../src/platform/platform.ts';
import { importTask } from '../../src/modules/survey/authoring/import-task.ts';
import { readTaskFile } from '../../src/modules/survey/authoring/task-file.ts';
import { bareTaskTexts } from './bare-task-texts.ts';

const pages = 10;
const scale = [1, 2, 3, 4, 5];

/**
 * Returns a page of four questions of different kinds. From the third page on, one of them depends on the previous
 * page.
 */
const page = (index: number) => ({
  name: `p${index}`,
  elements: [
    {
      type: 'radiogroup',
      name: `one${index}`,
      title: '选一个',
      isRequired: true,
      choices: ['a', 'b', 'c', 'd'],
    },
    {
      type: 'checkbox',
      name: `some${index}`,
      title: '选几个',
      isRequired: true,
      choices: ['a', 'b', 'c', 'd', 'e'],
    },
    {
      type: 'matrix',
      name: `grid${index}`,
      title: '同意吗',
      isRequired: true,
      eachRowRequired: true,
      columns: scale,
      rows: ['r1', 'r2', 'r3', 'r4', 'r5'],
      ...(index > 1 && { visibleIf: `{one${index - 1}} = 'a'` }),
    },
    { type: 'comment', name: `why${index}`, title: '为什么' },
  ],
});

/** Returns valid answers to the page `index`. */
export const longSurveyAnswers = (index: number): Record<string, unknown> => ({
  [`one${index}`]: 'a',
  [`some${index}`]: ['b', 'c'],
  [`grid${index}`]: { r1: 1, r2: 2, r3: 3, r4: 4, r5: 5 },
  [`why${index}`]: `第 ${index} 页：东西好，离家近，价格也合适`,
});

export const longSurveyPages: readonly string[] = Array.from({ length: pages }, (_, index) => `p${index}`);

/** Creates the benchmark's task with 40 questions on 10 pages. Resolves to its public id. */
export async function hostLongSurvey(platform: Platform): Promise<string> {
  const file = {
    task: {
      hashId: 'Bench40Questions',
      module: 2,
      type: 2,
      title: '四十道题',
      cover: null,
      coins: 60,
      credit: 4,
      consolationCoins: 10,
      declaredMinutes: null,
      screeningMinutes: 1,
      devices: [1, 2, 3],
      cities: [],
      minimumQuality: 40,
      networkLimit: null,
      seats: 100_000,
      tags: [],
      texts: bareTaskTexts,
      startsAt: '2026-01-01T00:00:00Z',
      endsInDays: null,
    },
    survey: { title: '四十道题', pages: longSurveyPages.map((_, index) => page(index)) },
    host: {
      screening: { page: 'p0', screenOut: [{ when: "{one0} = 'd'", reason: 'd' }] },
      quotaCells: [{ name: 'a', when: "{one0} = 'a'", limit: 100_000 }],
      minimumSeconds: 0,
      attentionChecks: [],
      seatMinutes: 60,
    },
  };
  return (await importTask(platform, readTaskFile('long-survey', JSON.stringify(file)))).hashId;
}
