import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crossToGroup, joinOver, saveAddressOver, signInOver, type SignedIn } from './member-client.ts';
import { newVisitor } from '../browser/visitor.ts';

/** Names the file with the sessions. */
const variable = 'YAYAN_E2E_DEMO_SESSIONS';

/**
 * An access token lasts 30 minutes (rule 2.11), and on a slow machine all journeys together take longer. No journey takes as
 * long as what is left of the older sessions.
 */
const renewMs = 20 * 60_000;

/** The demo group's hash, as in its address. */
export const demoGroupHash = 't7Kq2mX9bLpR';

/** Sessions shared by all journeys: a mobile gets one code a minute, so each demo member signs in once for all. */
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

/** The member who orders benefits of every kind needs an address. */
const saveExchangerAddress = async (api: string, { token }: SignedIn): Promise<void> => {
  await saveAddressOver(api, token, {
    name: '王晓穗',
    mobile: '13912345678',
    regionCode: '310104',
    detail: '漕溪北路 1 号 2 栋 301',
  });
};

const signInAll = async (api: string, isFirst: boolean): Promise<DemoSessions> => {
  const hostMember = await signInOver(api, '13800000011', newVisitor());
  const exchanger = await signInOver(api, '13800000003', newVisitor());
  if (isFirst) await saveExchangerAddress(api, exchanger);
  return {
    oldMember: await signInOver(api, '13800000001', newVisitor()),
    exchanger,
    host: await crossToGroup(api, demoGroupHash, hostMember),
    hostMember,
    invited: await (isFirst ? joinOver : signInOver)(api, '13800000015', newVisitor()),
  };
};

/** Signs in the demo members that several journeys use, again from time to time until the returned function is called. */
export const signInDemoMembers = async (api: string): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'yayan-e2e-'));
  const file = join(folder, 'demo-sessions.json');
  const store = (sessions: DemoSessions): void => {
    // A journey that reads meanwhile finds the old file or the new one, never half of one.
    writeFileSync(`${file}.new`, JSON.stringify(sessions));
    renameSync(`${file}.new`, file);
  };
  store(await signInAll(api, true));
  process.env[variable] = file;
  const timer = setInterval(() => void signInAll(api, false).then(store, console.error), renewMs);
  return () => {
    clearInterval(timer);
    rmSync(folder, { recursive: true });
  };
};

/** The sessions opened last. No journey may end them. */
export const demoSessions = (): DemoSessions => {
  const file = process.env[variable];
  if (file === undefined)
    throw new Error(`${variable} is missing: journeys run through playwright.config.ts`);
  return JSON.parse(readFileSync(file, 'utf8')) as DemoSessions; // As written above.
};
