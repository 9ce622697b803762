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
  /** What differs from the account of the document's example. */
  account: Partial<Account>;
  bindings: SnsBinding[];
  devices: SignedInDevice[];
  verification: IdVerification;
  closing: AccountClosing;
  consents: Consent[];
  partnerConsents: PartnerConsent[];
}

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
    account: { verified: null, hasPassword: false },
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
    mockGetAccount((example) => ({ ...example, ...own.account })),
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
