import {
  type QrLogin,
  type QrLoginOver,
  type QrLoginState,
  type Session,
  isRefusal,
} from '@yayan/api-client';

/** What the desktop shows. `trouble`: the last check got no answer, and polling goes on. */
export type QrView =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'waiting'; content: string; trouble: boolean }
  | { kind: 'scanned'; content: string; trouble: boolean; nickname: string; avatar: string | null }
  | { kind: 'over'; content: string; how: QrLoginOver['state'] };

export interface QrLoginParts {
  create: () => Promise<QrLogin>;
  check: (ticket: string) => Promise<QrLoginState>;
  /** Resolves after this time while the page is visible. Rejects when the visitor leaves the page. */
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
  show: (view: QrView) => void;
  signedIn: (session: Session) => void;
}

/** The longest pause between two checks while the network is down. */
const longestPauseMs = 15_000;

/** Shows one code and polls its state until it has expired or signed this browser in. */
export const pollQrLogin = async (parts: QrLoginParts): Promise<void> => {
  const { create, check, pause, now, show, signedIn } = parts;
  show({ kind: 'loading' });
  const created = await create().catch(() => undefined);
  if (!created) return show({ kind: 'failed' });
  const { content, ticket, expiresAt, pollAfterMs } = created;
  let view: QrView = { kind: 'waiting', content, trouble: false };
  let pauseMs = pollAfterMs;
  show(view);
  for (;;) {
    await pause(pauseMs);
    try {
      const state = await check(ticket);
      if (state.state === 'signedIn') return signedIn(state);
      const { nickname, avatar } = state;
      view = { kind: 'scanned', content, trouble: false, nickname, avatar };
      pauseMs = pollAfterMs;
    } catch (error) {
      if (isRefusal(error, 'QR_CODE_EXPIRED')) {
        // An expired code may come without data.
        return show({ kind: 'over', content, how: error.data?.state ?? 'expired' });
      }
      const unscanned = isRefusal(error, 'QR_CODE_NOT_SCANNED');
      if (!unscanned && now() >= Date.parse(expiresAt)) {
        return show({ kind: 'over', content, how: 'expired' });
      }
      view = { ...view, trouble: !unscanned };
      pauseMs = unscanned ? pollAfterMs : Math.min(pauseMs * 2, longestPauseMs);
    }
    show(view);
  }
};
