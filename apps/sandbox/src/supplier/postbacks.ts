import { signed } from './signed-query.ts';
import type { Status, PostbackMode, RedirectSession } from './redirect-sessions.ts';

const LATE_MS = 5000;

/** Notifies the panel's server of the results of redirect sessions. */
interface Postbacks {
  /** Sends the status in the given mode. */
  notify: (visit: RedirectSession, how: PostbackMode) => void;
  /** Sends one status now. */
  send: (visit: RedirectSession, status: Status, secret?: string) => Promise<void>;
  /** The query with which the browser returns. */
  back: (visit: RedirectSession, status: Status) => string;
  close: () => void;
}

export function postbacks(options: { memberUrl: string; secret: string; now: () => number }): Postbacks {
  const { memberUrl, secret, now } = options;
  const waiting = new Set<NodeJS.Timeout>();
  const query = (visit: RedirectSession, status: Status, key: string): string =>
    signed({ sid: visit.sid, st: status, ts: String(Math.floor(now() / 1000)) }, key);
  const send: Postbacks['send'] = async (visit, status, key = secret) => {
    const partner = new URL(visit.back).searchParams.get('k') ?? '';
    const url = `${memberUrl}/callback.php?k=${encodeURIComponent(partner)}&${query(visit, status, key)}`;
    const answered = await fetch(url, { headers: { accept: 'text/plain' } }).then(
      async (response) => `${response.status} ${(await response.text()).slice(0, 40)}`,
      () => '没有连上',
    );
    visit.sent.push(`${status} → ${answered}`);
  };
  return {
    send,
    back: (visit, status) => `${visit.back}&${query(visit, status, secret)}`,
    notify: (visit, how) => {
      const { status } = visit;
      if (status === undefined || how === 'never') return;
      if (how === 'late') {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          void send(visit, status);
        }, LATE_MS);
        waiting.add(timer);
        return;
      }
      const opposite = status === 'complete' ? 'screenout' : 'complete';
      void send(visit, status)
        .then(() => (how === 'twice' ? send(visit, status) : undefined))
        .then(() => (how === 'contradict' ? send(visit, opposite) : undefined));
    },
    close: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
