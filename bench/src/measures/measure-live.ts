import { randomUUID } from 'node:crypto';
import { cpuTime } from '../load/cpu-time.ts';
import { startChild } from '../load/child.ts';
import type { HeardEvents } from '../load/live-client.ts';
import { residentKilobytes } from '../load/memory.ts';
import type { Row } from '../report/table.ts';
import type { Stage } from '../stage.ts';

const LISTENERS = 5_000;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** The time limit until 99 of 100 pages have received an answer's event, in milliseconds from the moment the answer is sent. */
const MOST_MS = 300;
/** The limit of memory per listener. */
const MOST_KILOBYTES = 60;

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

/** The 99th percentile. */
const late = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** 5,000 pages listen in `groups` groups. Each round, somebody answers in every group at the same time. */
const measureGroups = async (stage: Stage, groups: number): Promise<Row[]> => {
  // A separate server with fresh memory.
  const { side, serve } = await stage.openOther(`live_${groups}`);
  const api = await serve();
  const size = LISTENERS / groups;
  const discussions = [];
  for (let made = 0; made < groups; made += 1) discussions.push(await side.openDiscussion(size));
  const client = startChild('live-client.ts');
  try {
    const tokens = discussions.flatMap((discussion) => discussion.tokens);
    const empty = residentKilobytes(api.pid) ?? Number.NaN;
    await client.ask({ url: `${api.url}/api/v1/live`, tokens });
    const open = residentKilobytes(api.pid) ?? Number.NaN;
    const all: number[] = [];
    const delays: number[] = [];
    let before: number | undefined;
    for (let round = 0; round <= ROUNDS; round += 1) {
      // The first round warms up.
      if (round === 1) before = cpuTime(api.pid);
      const begun = performance.timeOrigin + performance.now();
      const heard = client.ask({ count: LISTENERS }) as Promise<HeardEvents>; // The answer of live-client.ts.
      const answered = discussions.map(({ sectionId, tokens: [...authors] }) =>
        answerSection(api.url, authors[round] ?? '', sectionId),
      );
      await Promise.all(answered);
      const { times } = await heard;
      if (round === 0) continue;
      delays.push(...times.map((at) => at - begun));
      all.push(Math.max(...times) - begun);
    }
    const used = (cpuTime(api.pid) ?? Number.NaN) - (before ?? Number.NaN);
    const area = 'Live events of groups';
    const name = `${groups} × ${size} listeners`;
    return [
      {
        area,
        name: `${name}: an answer in each group until all ${LISTENERS} pages heard`,
        result: `${median(all).toFixed(0)} ms`,
        cpuMicros: (used * 1_000_000) / (ROUNDS * LISTENERS),
        ratio: median(all) / MOST_MS,
        range: [Math.min(...all) / MOST_MS, Math.max(...all) / MOST_MS],
      },
      {
        area,
        name: `${name}: the same until 99 of 100 pages heard`,
        result: `${late(delays).toFixed(0)} ms`,
        ratio: late(delays) / MOST_MS,
        target: { max: 1 },
      },
      {
        area,
        name: `${name}: memory of the server for each`,
        result: `${((open - empty) / LISTENERS).toFixed(1)} kB`,
        ratio: (open - empty) / LISTENERS / MOST_KILOBYTES,
        target: { max: 1 },
      },
    ];
  } finally {
    await client.stop();
    await api.stop();
  }
};

/** Measures what 5,000 open group pages cost one server, in one large group and in a hundred groups of the usual size. */
export const measureLive = async (stage: Stage): Promise<Row[]> => [
  ...(await measureGroups(stage, 1)),
  ...(await measureGroups(stage, 100)),
];
