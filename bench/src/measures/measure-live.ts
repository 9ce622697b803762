import { randomUUID } from 'node:crypto';
import { cpuTime } from '../load/cpu-time.ts';
import { startChild } from '../load/child.ts';
import type { Row } from '../report/table.ts';
import type { Stage } from '../stage.ts';

const LISTENERS = 5_000;
const ROUNDS = 7;
/** How long it may take until every page heard of an answer, in milliseconds. */
const MOST = 1_000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const answerSection = async (url: string, token: string, sectionId: string): Promise<void> => {
  const answer = await fetch(`${url}/api/focusResponses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'z-token': `Bearer ${token}`, 'z-device-id': 'bench' },
    body: JSON.stringify({ clientId: randomUUID(), sectionId, content: '豆浆油条', attachments: [] }),
  });
  const { code, msg } = (await answer.json()) as { code: number; msg: string }; // As the document has it.
  if (code !== 200) throw new Error(`Answering a section was refused: ${msg}`);
};

/** 5,000 pages listen in `groups` groups. Each round, somebody answers in every group at the same time. */
const measureGroups = async ({ api, side }: Stage, groups: number): Promise<Row> => {
  const size = LISTENERS / groups;
  const discussions = [];
  for (let made = 0; made < groups; made += 1) discussions.push(await side.openDiscussion(size));
  const client = startChild('live-client.ts');
  try {
    const tokens = discussions.flatMap((discussion) => discussion.tokens);
    await client.ask({ url: `${api.url}/api/v1/live`, tokens });
    const times: number[] = [];
    let before: number | undefined;
    for (let round = 0; round <= ROUNDS; round += 1) {
      // The first round warms up.
      if (round === 1) before = cpuTime(api.pid);
      const begun = performance.now();
      const heard = client.ask({ count: LISTENERS });
      const answered = discussions.map(({ sectionId, tokens: [...authors] }) =>
        answerSection(api.url, authors[round] ?? '', sectionId),
      );
      await Promise.all(answered);
      await heard;
      if (round > 0) times.push(performance.now() - begun);
    }
    const used = (cpuTime(api.pid) ?? Number.NaN) - (before ?? Number.NaN);
    return {
      area: 'Live events of groups',
      name: `${groups} × ${size} listeners: an answer in each group until all ${LISTENERS} pages heard`,
      result: `${median(times).toFixed(0)} ms`,
      cpuMicros: (used * 1_000_000) / (ROUNDS * LISTENERS),
      ratio: median(times) / MOST,
      range: [Math.min(...times) / MOST, Math.max(...times) / MOST],
      target: { max: 1 },
    };
  } finally {
    await client.stop();
  }
};

/**
 * Measures what 5,000 open group pages cost one server, in one large group and in a hundred groups of the usual size.
 */
export const measureLive = async (stage: Stage): Promise<Row[]> => [
  await measureGroups(stage, 1),
  await measureGroups(stage, 100),
];
