import {
  type Account,
  type AccountClosing,
  type Consent,
  configureClient,
  type IdVerification,
  type PartnerConsent,
  type SignedInDevice,
  type SnsBinding,
} from '@yayan/api-client';
import { ApiError, type ApiRequest, type Transport } from '@yayan/auth';
import { openSealed } from '../../../testing/sealed-fields.ts';

interface Refusal {
  code: number;
  status?: number;
  data?: unknown;
}

/** A fake server of one member's account. Tests change its answers and read what it was sent. */
export interface FakeAccount {
  account: Account;
  bindings: SnsBinding[];
  devices: SignedInDevice[];
  verification: IdVerification;
  closing: AccountClosing;
  consents: Consent[];
  partnerConsents: PartnerConsent[];
  /** Answers all later calls of a path with the result of this function, whatever their method. */
  answer: (path: string, make: () => unknown) => void;
  /** Refuses the next call of this path. */
  refuseNext: (path: string, refusal: Refusal) => void;
  /** Bodies sent to a path so far; encrypted fields are decrypted and begin with “sealed”. */
  sent: (path: string) => unknown[];
}

const account: Account = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  nickname: '小芽',
  avatar: null,
  memberCode: 'YA7K2M9X',
  mobile: '138****5678',
  email: null,
  bbsRole: 0,
  level: { rank: 1, name: '铜牌会员' },
  coins: 1280,
  pendingCoins: 300,
  credit: 320,
  quality: 80,
  isNew: false,
  verified: null,
  hasPassword: false,
  agreementDue: false,
  blocked: false,
  joinedAt: '2026-11-01T02:00:00.000Z',
};

/** Starts a fake account and connects the generated client to it. */
export const startFakeAccount = (): FakeAccount => {
  const refusals = new Map<string, Refusal>();
  const bodies: { path: string; body: unknown }[] = [];
  const fake: FakeAccount = {
    account: { ...account },
    bindings: [],
    devices: [],
    verification: {
      status: null,
      name: null,
      idNumber: null,
      reason: null,
      adultOn: null,
      triesLeft: 3,
      submittedAt: null,
      consentVersion: '2026-11-01',
    },
    closing: {
      requestedAt: null,
      closesAt: null,
      underAge: false,
      coins: 1240,
      pendingCoins: 0,
      cards: 2,
      openOrders: 0,
    },
    consents: [],
    partnerConsents: [],
    answer: (path, make) => {
      answers[path] = make;
    },
    refuseNext: (path, refusal) => refusals.set(path, refusal),
    sent: (path) => bodies.filter((call) => call.path === path).map(({ body }) => body),
  };
  const privacy = () => ({
    consents: fake.consents,
    recommendation: true,
    closesAt: fake.closing.closesAt,
  });
  const answers: Record<string, () => unknown> = {
    '/v1/users/account': () => fake.account,
    '/v1/users/sns': () => ({ items: fake.bindings }),
    '/v1/users/sns/unbind': () => ({ items: [] }),
    '/v1/auth/sns/providers': () => ({ items: [1, 2, 3, 4] }),
    '/v1/users/devices': () => ({ items: fake.devices }),
    '/v1/users/consignee': () => ({ items: [] }),
    '/v1/users/id-verify': () => fake.verification,
    '/v2/users/id-verfiy': () => fake.verification,
    '/v1/sms/send': () => ({ resendAfterSeconds: 60 }),
    '/v1/sms/new-mobile': () => ({ resendAfterSeconds: 60 }),
    '/v1/sms/check': () => ({ checkTicket: 'ticket-of-the-old-number', expiresAt: '2026-11-21T09:00:00Z' }),
    '/v1/users/privacy': () => privacy(),
    '/v1/users/privacy/consents/withdraw': () => privacy(),
    '/v1/users/privacy/consents/partners': () => ({ items: fake.partnerConsents }),
    '/v1/users/privacy/consents/partners/withdraw': () => ({ items: fake.partnerConsents }),
    '/v1/users/closing': () => fake.closing,
    '/v1/hosting': () => ({ isHost: false }),
    '/v1/users/closing/cancel': () => {
      fake.closing = { ...fake.closing, closesAt: null };
      return fake.closing;
    },
    '/v1/users/mobile': () => ({ mobile: '139****1234', signedOutDevices: 2 }),
  };
  const answer = async ({ url, data }: ApiRequest): Promise<unknown> => {
    bodies.push({ path: url, body: await openSealed(data, 'sealed ') });
    const refusal = refusals.get(url);
    refusals.delete(url);
    if (refusal)
      throw new ApiError({
        code: refusal.code,
        status: refusal.status ?? 200,
        msg: '拒绝',
        data: refusal.data,
        kind: 'notice',
      });
    const known = answers[url];
    if (!known) throw new ApiError({ code: 501, status: 501, msg: '', data: null, kind: 'notice' });
    return known();
  };
  const transport: Transport = {
    // The test decides the answer's type.
    request: <T>(call: ApiRequest) => answer(call) as Promise<T>,
    stream: () => Promise.resolve(),
    serverNow: Date.now,
  };
  configureClient(transport);
  return fake;
};
