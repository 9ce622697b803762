import { seed } from '../../demo/seed.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { databaseTemplate } from '../database/test-database.ts';
import { testPlatform } from '../system/test-platform.ts';
import { cast, freshMobile, TestSystem } from '../system/test-system.ts';
import { stageOn } from './replayed-call.ts';
import { replayedCalls } from './replayed-member.ts';
import { leaveMail, leaveMembers } from './waiting-members.ts';

const supplier = {
  SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300',
  SANDBOX_SUPPLIER_SECRET: 'the secret of this sandbox',
};
const SURVEY = 'Zao7kQ2mXn1B';

/** Calls that leave work for jobs behind: orders, draws, wins, tickets and an account to be deleted. */
const LEAVING_WORK = ['drawCampaign', 'enterCampaign', 'claimPrize', 'openTicket', 'checkIn', 'placeOrder'];

async function leaveWork(empty: Database): Promise<void> {
  const { platform } = await testPlatform(undefined, supplier, undefined, empty);
  await seed(platform);
  const system = await TestSystem.start({ database: empty, environment: supplier });
  const stage = stageOn(system);
  await leaveMembers(stage);
  // A prize that nobody claims.
  await replayedCalls['claimPrize']?.(stage);
  const { id: mailed } = await system.get('getAccount', {}, await stage.join());
  const who = await stage.join();
  await system.get('startParticipation', { body: { taskHashId: SURVEY } }, who);
  const leaving = freshMobile(6001);
  const leaver = await system.signIn(leaving);
  const checkTicket = await system.checkTicket('closeAccount', leaving, leaver);
  await system.get('requestAccountClosing', { body: { checkTicket } }, leaver);
  for (const id of LEAVING_WORK) {
    const prepared = await replayedCalls[id]?.(stage);
    await prepared?.call(system.key());
  }
  // No sign-in from here on: it runs the waiting jobs.
  await leaveMail(stage, mailed);
  // A code that isn't sent yet.
  system.clock.advance(61_000);
  const mobile = await system.encrypted(cast.newMember);
  await system.get('sendAuthCode', { body: { mobile, purpose: 'login' } }, { deviceId: 'waiting-device' });
  await system.stop();
}

/** Resolves to a function that opens a new copy of a database in which work waits for the jobs. */
export const waitingWork = async (): Promise<() => Promise<Database>> => await databaseTemplate(leaveWork);
