import { randomBytes } from 'node:crypto';
import type { Answer, SandboxRequest } from '../answer.ts';
import { postbacks } from './postbacks.ts';
import { isSigned, signed } from './signed-query.ts';
import {
  agentEndPage,
  agentPage,
  consolePage,
  questionsPage,
  refusedPage,
  stayedPage,
} from './supplier-pages.ts';
import { type Status, type PostbackMode, redirectSessions } from './redirect-sessions.ts';

/** The demonstration task to which the agent sends people (`apps/api/data/task/tasks.json`). */
const AGENT_TASK = 'Zao7kQ2mXn1B';
const POSTBACK_MODES: ReadonlySet<string> = new Set(['now', 'late', 'twice', 'contradict', 'never']);

/** A survey supplier and an agent with small sites of their own, below `/supplier` and `/agent`. */
interface Supplier {
  /** Undefined for other paths. */
  answer(ask: SandboxRequest): Answer | undefined;
  /** The variables that make the API use it. */
  environment(url: string): Record<string, string>;
  close(): void;
}

export function supplier({ memberUrl, now }: { memberUrl: string; now: () => number }): Supplier {
  const secret = randomBytes(24).toString('base64url');
  const known = redirectSessions();
  const outbox = postbacks({ memberUrl, secret, now });

  const start = ({ query }: SandboxRequest): Answer => {
    const { sid, pid, survey, back } = query;
    if (!isSigned(query, secret)) return refusedPage('链接的签名不对。');
    if (!sid || !pid || !survey || !back?.startsWith(`${memberUrl}/`)) return refusedPage('链接不完整。');
    known.add({ sid, pid, survey, back, status: undefined, sent: [] });
    const visit = known.find(sid);
    return visit === undefined || visit.status !== undefined
      ? refusedPage('这份问卷你已经答过了。')
      : questionsPage(visit);
  };

  const finish = ({ form }: SandboxRequest): Answer => {
    const visit = known.find(form['sid'] ?? '');
    if (visit === undefined) return refusedPage('没有找到这次作答。');
    const status: Status =
      form['coffee'] === 'never' ? 'screenout' : form['time'] === 'night' ? 'full' : 'complete';
    visit.status ??= status;
    const telling = form['telling'] ?? 'now';
    if (POSTBACK_MODES.has(telling)) outbox.notify(visit, telling as PostbackMode); // POSTBACK_MODES has it.
    if (form['browser'] === 'stay') return stayedPage();
    const location = outbox.back(visit, visit.status);
    return { location: form['browser'] === 'forged' ? location.replace(/.$/, 'x') : location };
  };

  const sendAgain = ({ form }: SandboxRequest): Answer => {
    const visit = known.find(form['sid'] ?? '');
    const what = form['do'];
    if (visit === undefined) return refusedPage('没有找到这次作答。');
    if (what === 'forged') void outbox.send(visit, 'complete', 'not the secret');
    else if (what === 'complete' || what === 'screenout' || what === 'reversed')
      void outbox.send(visit, what);
    return { location: '/supplier/console' };
  };

  const agent = ({ query }: SandboxRequest): Answer => {
    const person = query['uid'] || `p-${randomBytes(6).toString('hex')}`;
    const ts = String(Math.floor(now() / 1000));
    const link = signed({ aid: 'sandbox-agent', tid: AGENT_TASK, uid: person, ts, p1: 'wave-7' }, secret);
    return agentPage(`${memberUrl}/task/agent/go?${link}`, person);
  };

  const routes: Readonly<Record<string, (ask: SandboxRequest) => Answer>> = {
    'GET /supplier/start': start,
    'POST /supplier/finish': finish,
    'GET /supplier/console': () => consolePage(known.all()),
    'POST /supplier/tell': sendAgain,
    'GET /agent': agent,
  };
  return {
    answer: (ask) => {
      const end = /^\/agent\/end\/(\w+)$/.exec(ask.path)?.[1];
      if (end !== undefined) return agentEndPage(end, isSigned(ask.query, secret), ask.query);
      return routes[`${ask.method} ${ask.path}`]?.(ask);
    },
    environment: (url) => ({ SANDBOX_SUPPLIER_URL: url, SANDBOX_SUPPLIER_SECRET: secret }),
    close: outbox.close,
  };
}
