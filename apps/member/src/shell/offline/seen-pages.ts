import { memberKey, seenCache } from '@yayan/site/offline';

/** A page whose data and code this device has. */
export interface SeenPage {
  readonly href: string;
  readonly label: string;
}

interface Candidate {
  /** The call whose stored answer the page shows first. */
  readonly call: RegExp;
  /** The page in the route table. */
  readonly path: string;
  /** Undefined for a page that is named by its data. */
  readonly label?: string;
}

const candidates: readonly Candidate[] = [
  { call: /^\/api\/v1\/home\/check$/u, path: '/home', label: '首页' },
  { call: /^\/api\/v1\/tasks$/u, path: '/task', label: '任务大厅' },
  { call: /^\/api\/v3\/benefits$/u, path: '/exchange', label: '福利兑换' },
  { call: /^\/api\/v1\/points$/u, path: '/home/gold', label: '金币明细' },
  { call: /^\/api\/v1\/task-records$/u, path: '/home/task', label: '任务记录' },
  { call: /^\/api\/v1\/exchanges$/u, path: '/home/exchange', label: '兑换记录' },
  { call: /^\/api\/v1\/messages$/u, path: '/home/message', label: '消息中心' },
  { call: /^\/api\/v1\/campaigns$/u, path: '/activity', label: '活动' },
  { call: /^\/api\/v1\/tasks\/(?!recommend$)(?<id>\w+)$/u, path: '/task/detail/:id' },
];
/** How many tasks are named, those seen last first. */
const mostTasks = 5;

/** With other parameters a call is a part of another page. */
const plainParameters: ReadonlySet<string> = new Set(['limit', memberKey]);

interface Plan {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, { files: readonly number[] } | undefined>>;
}

/** The plan of files that the build wrote into index.html; undefined where the site isn't built. */
const readPlan = (): Plan | undefined => {
  const text = document.querySelector('#first-pages')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as Plan); // As the build wrote it.
};

/** Whether this device has the code of a page. */
const hasCode = async (plan: Plan | undefined, path: string): Promise<boolean> => {
  const files = plan?.pages[path]?.files ?? [];
  const found = await Promise.all(files.map(async (at) => await caches.match(plan?.files[at] ?? '')));
  return found.every((file) => file !== undefined);
};

const titleIn = async (answer: Response | undefined): Promise<string | undefined> => {
  const read: { data?: unknown } = Object(await answer?.json());
  const { title }: { title?: unknown } = Object(read.data);
  return typeof title === 'string' ? title : undefined;
};

/** The pages that open without a network, because this person has seen them: lists first, then the tasks seen last. */
export const readSeenPages = async (owner: string): Promise<readonly SeenPage[]> => {
  if (!('caches' in globalThis) || !(await caches.has(seenCache))) return [];
  const cache = await caches.open(seenCache);
  const stored = (await cache.keys()).flatMap((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isPlain = [...searchParams.keys()].every((name) => plainParameters.has(name));
    return isPlain && searchParams.get(memberKey) === owner ? [{ request, pathname }] : [];
  });
  const plan = readPlan();
  const seen: SeenPage[] = [];
  for (const { call, path, label } of candidates) {
    const found = stored.flatMap(({ request, pathname }) => {
      const match = call.exec(pathname);
      return match ? [{ request, id: match.groups?.['id'] ?? '' }] : [];
    });
    if (found.length === 0 || !(await hasCode(plan, path))) continue;
    if (label !== undefined) seen.push({ href: path, label });
    else
      for (const { request, id } of found.slice(-mostTasks).reverse()) {
        const title = await titleIn(await cache.match(request));
        if (title !== undefined) seen.push({ href: path.replace(':id', id), label: title });
      }
  }
  return seen;
};
