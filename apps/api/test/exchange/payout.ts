import { Crashed } from '../crashes/crash-points.ts';
import { type SandboxProcess, startSandbox } from '@yayan/tools/sandbox';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Issuers } from '../../src/modules/exchange/fulfilment/ports/configured-issuers.ts';
import { alipayTransfer } from '../../src/modules/exchange/fulfilment/ports/alipay-transfer.ts';
import { mobileTopup } from '../../src/modules/exchange/fulfilment/ports/mobile-topup.ts';
import type { Issuer } from '../../src/modules/exchange/fulfilment/ports/issuer.ts';
import { wechatTransfer } from '../../src/modules/exchange/fulfilment/ports/wechat-transfer.ts';
import { startTestExchange, type TestExchange } from './exchange.ts';

/** A transfer that the sandbox was asked to make. */
export interface SandboxTransfer {
  provider: string;
  number: string;
  account: string;
  name: string;
  fen: number;
  receipt: string;
  asks: number;
  questions: number;
}

/** The sandbox's payout providers, and adapters that use the machine's clock. */
export interface TestPayout {
  readonly sandbox: SandboxProcess;
  readonly issuers: Required<Pick<Issuers, 'alipay' | 'wechat' | 'mobile'>>;
  /** The transfers that a provider was asked to make to an account, oldest first. */
  transfersTo(account: string): Promise<SandboxTransfer[]>;
  /** Sets a provider's behaviour, or (with a number) marks a transfer as done or confirmed. */
  tell(form: { provider: string; mood?: string; number?: string }): Promise<void>;
}

export async function startTestPayout(): Promise<TestPayout> {
  const sandbox = await startSandbox({ port: 0, memberUrl: 'http://127.0.0.1:4100' });
  const { alipay, wechat, topup } = readConfig(sandbox.environment).payout;
  if (!alipay || !wechat || !topup) throw new Error('The sandbox brings no payout providers');
  const now = (): Date => new Date();
  return {
    sandbox,
    issuers: {
      alipay: alipayTransfer(alipay, now),
      wechat: wechatTransfer(wechat, now),
      mobile: mobileTopup(topup, now),
    },
    transfersTo: async (account) => {
      const answer = await fetch(`${sandbox.url}/payout/transfers.json`);
      const all = (await answer.json()) as SandboxTransfer[]; // The sandbox returns them in this form.
      return all.filter((transfer) => transfer.account === account).toReversed();
    },
    tell: async (form) => {
      await fetch(`${sandbox.url}/payout`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    },
  };
}

/** The exchange with the sandbox's providers. */
export interface PayingExchange {
  readonly payout: TestPayout;
  readonly test: TestExchange;
  /** Hooks between the exchange and the providers' adapters; empty unless a test sets them. */
  readonly around: { before?: (() => void) | undefined; after?: (() => void) | undefined };
  /** Some time later, when the order's job has used all its attempts: runs the job that resumes stalled orders. */
  later(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPayingExchange(): Promise<PayingExchange> {
  const payout = await startTestPayout();
  const around: PayingExchange['around'] = {};
  const watched = (issuer: Issuer): Issuer => ({
    issue: async (request) => {
      around.before?.();
      const issued = await issuer.issue(request);
      around.after?.();
      return issued;
    },
  });
  const { alipay, wechat, mobile } = payout.issuers;
  const issuers = { alipay: watched(alipay), wechat: watched(wechat), mobile: watched(mobile) };
  const test = await startTestExchange({ issuers }, undefined, payout.sandbox.environment);
  return {
    payout,
    test,
    around,
    later: async () => {
      test.clock.advance(21 * 60_000);
      await test.platform.jobs.handlerOf('exchange.resume-stalled-orders')?.({}, { id: 'cron', attempt: 0 });
    },
    stop: async () => {
      await test.stop();
      await payout.sandbox.stop();
    },
  };
}

/** Crashes before or after the next issue. */
export const crashAround = ({ around }: PayingExchange, moment: 'before' | 'after'): void => {
  around[moment] = () => {
    around[moment] = undefined;
    throw new Crashed();
  };
};
