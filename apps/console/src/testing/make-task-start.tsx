import type { ActOutcome, FiledFault, FiledTask, TaskPath } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from './fake-server.ts';
import { show } from './show.tsx';
import MakeTaskPage from '../features/task/make/MakeTaskPage.tsx';

export const filed: FiledTask = {
  id: 't7Kq2mX9bLpR',
  effect: 'added',
  type: 2,
  module: 2,
  devices: [1, 2, 3],
  title: '手机使用习惯',
  coins: 320,
  credit: 12,
  consolationCoins: 20,
  declaredMinutes: 4,
  seats: 500,
  cities: [],
  minimumQuality: 60,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: null,
  description: '每天离不开的手机，你怎么用？',
  steps: [{ title: '先答几道筛选题', text: '马上知道是否入选。' }],
  dos: ['按真实情况作答'],
  donts: [],
  quitting: '答案会自动保存。',
  wanted: ['年龄'],
  matching: 1234,
  matchingIsCapped: false,
  reachToday: {
    members: 1180,
    hindered: [
      { cause: 'penalty', members: 4 },
      { cause: 'quality', members: 50 },
    ],
  },
  questions: [{ page: 1, title: '你现在用什么手机？' }],
  quotas: [{ name: '18-29', limit: 100 }],
  branches: { doubts: [], unchecked: [], screeningChecked: true },
  oddities: [],
};
const walked: TaskPath = {
  pages: [],
  cells: [],
  quotas: [],
  contradictions: [],
  unknown: [],
  end: 'complete',
  reason: '',
  result: '320 金币已到账。',
};
export const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: filed.id,
  title: filed.title,
  changes: [{ field: 'coins', label: '完成的金币', before: null, after: '320' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const stored = JSON.stringify({
  task: {
    hashId: filed.id,
    module: 2,
    type: 7,
    title: '看一段视频',
    coins: 15,
    devices: [1],
    texts: { dataUse: {} },
    startsAt: '2026-01-01T00:00:00.000Z',
  },
  activity: { kind: 'video', video: '/videos/a.webm', seconds: 30, hours: 24 },
});

const attributes = { items: [{ key: 'housing', label: '现在的住处', options: [] }] };

/** Whether the call published a file, and not only planned it. */
export const isDone = ({ path, body }: SeenCall): boolean =>
  path === '/task-files/import' && (body as { dryRun?: boolean }).dryRun !== true;

/** Shows 新建任务 with a server that checks a file by `answer`. */
export const openMakeTask = async (
  answer: (source: string) => { faults: FiledFault[]; task: FiledTask | null },
  at = '/tasks/new?by=file',
  does: ActOutcome = outcome,
) => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/task-attributes') return attributes;
    if (path === `/tasks/${filed.id}/file`) return { source: stored };
    if (path === '/task-files/path') return walked;
    if (path === '/task-files/check') return answer((body as { source: string }).source);
    if (path === '/content-pictures') return { address: '/api/files/cover.webp', width: 800, height: 400 };
    return { ...does, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/tasks/new" element={<MakeTaskPage />} />
      <Route path="/tasks/:id" element={<p>任务的页面</p>} />
    </Routes>
  );
  return { seen, ...(await show(routes, { at })) };
};

export const paste = async (text: string) => await page.getByRole('textbox', { name: '或者粘贴' }).fill(text);
