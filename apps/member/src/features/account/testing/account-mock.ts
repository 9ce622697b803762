import type {
  Account,
  AccountClosing,
  Consent,
  IdVerification,
  PartnerConsent,
  SignedInDevice,
  SnsBinding,
} from '@yayan/api-client';
import {
  mockCancelAccountClosing,
  mockGetAccount,
  mockGetAccountClosing,
  mockGetIdVerification,
  mockGetPrivacy,
  mockListConsignees,
  mockListDevices,
  mockListPartnerConsents,
  mockListSnsBindings,
  mockListSnsProviders,
  mockRequestAccountClosing,
  mockSubmitIdVerification,
  mockWithdrawConsent,
  mockWithdrawPartnerConsent,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { openMock } from '../../../testing/open-mock.ts';

/** The account of one member on the mock. Tests change its parts; calls that change it answer with them. */
export interface AccountMock {
  readonly mock: Mock;
  account: Account;
  bindings: SnsBinding[];
  devices: SignedInDevice[];
  verification: IdVerification;
  closing: AccountClosing;
  consents: Consent[];
  partnerConsents: PartnerConsent[];
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
const verification: IdVerification = {
  status: null,
  name: null,
  idNumber: null,
  reason: null,
  adultOn: null,
  triesLeft: 3,
  submittedAt: null,
  consentVersion: '2026-11-01',
};
const closing: AccountClosing = {
  requestedAt: null,
  closesAt: null,
  underAge: false,
  coins: 1240,
  pendingCoins: 0,
  cards: 2,
  openOrders: 0,
};

/** Starts the mock with an empty account. */
export const startAccountMock = async (): Promise<AccountMock> => {
  const { mock } = await openMock();
  const own: AccountMock = {
    mock,
    account,
    bindings: [],
    devices: [],
    verification,
    closing,
    consents: [],
    partnerConsents: [],
  };
  const privacy = () => ({
    consents: own.consents,
    recommendation: true,
    closesAt: own.closing.closesAt,
  });
  mock.use(
    mockGetAccount(() => own.account),
    mockListSnsBindings(() => ({ items: own.bindings })),
    mockListSnsProviders(() => ({ items: [1, 2, 3, 4] })),
    mockListDevices(() => ({ items: own.devices })),
    mockListConsignees(() => ({ items: [] })),
    mockGetIdVerification(() => own.verification),
    mockSubmitIdVerification(() => own.verification),
    mockGetPrivacy(privacy),
    mockWithdrawConsent(privacy),
    mockListPartnerConsents(() => ({ items: own.partnerConsents })),
    mockWithdrawPartnerConsent(() => ({ items: own.partnerConsents })),
    mockGetAccountClosing(() => own.closing),
    mockRequestAccountClosing(() => own.closing),
    mockCancelAccountClosing(() => {
      own.closing = { ...own.closing, closesAt: null };
      return own.closing;
    }),
  );
  return own;
};
