import { crossToGroup, joinOver, saveAddressOver, signInOver, type SignedIn } from './member-client.ts';
import { newVisitor } from '../browser/visitor.ts';

const variable = 'YAYAN_E2E_DEMO_SESSIONS';

/** The demo group's hash, as in its address. */
export const demoGroupHash = 't7Kq2mX9bLpR';

/** Sessions shared by all journeys: a mobile gets one code a minute, so each demo member signs in once a run. */
export interface DemoSessions {
  /** 老会员小满, on the member site. */
  oldMember: SignedIn;
  /** 钻石会员小穗, on the member site: verified, with an address. */
  exchanger: SignedIn;
  /** 主持人小禾, in the demo group. */
  host: SignedIn;
  /** 主持人小禾, on the member site. */
  hostMember: SignedIn;
  /** Somebody who is invited to the demo group, on the member site. */
  invited: SignedIn;
}

/** Signs in the member who orders benefits of every kind, with the required address. */
const prepareExchanger = async (api: string): Promise<SignedIn> => {
  const session = await signInOver(api, '13800000003', newVisitor());
  await saveAddressOver(api, session.token, {
    name: '王晓穗',
    mobile: '13912345678',
    regionCode: '310104',
    detail: '漕溪北路 1 号 2 栋 301',
  });
  return session;
};

/** Signs in the demo members that several journeys use. */
export const signInDemoMembers = async (api: string): Promise<void> => {
  const hostMember = await signInOver(api, '13800000011', newVisitor());
  const sessions: DemoSessions = {
    oldMember: await signInOver(api, '13800000001', newVisitor()),
    exchanger: await prepareExchanger(api),
    host: await crossToGroup(api, demoGroupHash, hostMember),
    hostMember,
    invited: await joinOver(api, '13800000015', newVisitor()),
  };
  process.env[variable] = JSON.stringify(sessions);
};

/** The sessions opened before the first journey. No journey may end them. */
export const demoSessions = (): DemoSessions => {
  const stored = process.env[variable];
  if (stored === undefined)
    throw new Error(`${variable} is missing: journeys run through playwright.config.ts`);
  return JSON.parse(stored) as DemoSessions; // As written above.
};
