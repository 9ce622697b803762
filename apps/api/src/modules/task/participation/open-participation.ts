import type { Origin } from '../../../call/call.ts';
import { endParticipation } from './end-participation.ts';
import { isBlockedNetwork } from './blocked-network-store.ts';
import {
  claimBrowser,
  type PersonKind,
  type CountedNetwork,
  countNetwork,
  isBrowserClaimed,
  readGuests,
  releaseBrowser,
  uncountNetwork,
} from './entry-store.ts';
import { MEMBERS, networkSteps, PEOPLE } from '../../../platform/network.ts';
import { isOutsideCities } from './start-obstacle.ts';
import { insertParticipation } from './participation-store.ts';
import type { Outcome, Participation, ParticipationSource } from '../participation.ts';
import { supportCode } from './support-code.ts';
import type { Admission } from '../ports/task-ports.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Entry {
  readonly memberId: string;
  readonly task: Task;
  readonly origin: Pick<Origin, 'address' | 'device' | 'browser'>;
  /** The member's city, or null if it is unknown. */
  readonly city: string | null;
  readonly consented: boolean;
  /** By default a member. The browser and network of guests are counted after the screening, not here (rule 3.12). */
  readonly source?: ParticipationSource;
  readonly at: Date;
}

/**
 * Starts a participation, and ends it at once if city (7), network (5) or browser (6) exclude the member (rules 3.12 to
 * 3.14). Undefined if the member already has one in this task, because another call was first.
 */
export async function openParticipation(
  tx: Tx,
  deps: TaskDeps,
  { memberId, task, origin, city, consented, source = 'member', at }: Entry,
): Promise<Participation | undefined> {
  const opened = await insertParticipation(tx, {
    memberId,
    id: deps.random.uuid(),
    taskId: task.id,
    source,
    device: origin.device,
    consentAt: consented ? at : null,
    consentText: consented ? task.texts.dataUse : null,
    supportCode: supportCode(deps.random),
    promised: { coins: task.coins, credit: task.credit, consolation: task.consolationCoins },
    startedAt: at,
  });
  if (opened === undefined) return undefined;
  const refusal: Omit<Outcome, 'at'> | undefined = isOutsideCities(task, city)
    ? { result: 7 }
    : await startRefusal(tx, deps, { task, origin, isGuest: source !== 'member' });
  if (refusal === undefined) return opened;
  return await endParticipation(tx, deps, opened, { ...refusal, at });
}

/** The blind indexes by which a task recognises a browser and its network. They don't identify a person. */
interface Place {
  readonly taskId: string;
  readonly browserIndex: string;
  /** The networks around the address, the narrowest first. */
  readonly networks: readonly CountedNetwork[];
}

const placeOf = (
  { cipher }: Pick<TaskDeps, 'cipher'>,
  { id: taskId, networkLimit: limit }: Pick<Task, 'id' | 'networkLimit'>,
  { address, browser }: Pick<Origin, 'address' | 'browser'>,
  counted: PersonKind,
): Place => ({
  taskId,
  browserIndex: cipher.blindIndex(`browser ${browser.id}`),
  // An office of members behind one address is served. Guests come from agents, who have no office.
  networks: networkSteps(address, counted === 'members' ? MEMBERS : PEOPLE).map(({ network, share }) => ({
    taskId,
    addressIndex: cipher.blindIndex(network),
    limit: limit === null ? null : limit * share,
  })),
});

/** Why network or browser exclude somebody. An excluded person isn't counted. */
async function startRefusal(
  tx: Tx,
  deps: Pick<TaskDeps, 'cipher'>,
  { task, origin, isGuest }: Pick<Entry, 'task' | 'origin'> & { isGuest: boolean },
): Promise<Refusal | undefined> {
  const place = placeOf(deps, task, origin, isGuest ? 'guests' : 'members');
  if (
    await isBlockedNetwork(
      tx,
      place.networks.map(({ addressIndex }) => addressIndex),
    )
  )
    return { result: 5, detail: 'networkBlocked' };
  // A guest's first call can't send the cookie back yet, so their browser is checked after the screening.
  if (!isGuest) return await countIn(tx, 'members', { place, browser: origin.browser });
  if (await isBrowserClaimed(tx, task.id, place.browserIndex)) return { result: 6, detail: 'browserUsed' };
  for (const network of place.networks)
    if (network.limit !== null && (await readGuests(tx, network)) >= network.limit)
      return { result: 5, detail: 'networkFull' };
  return undefined;
}

/** Why a person is excluded. */
type Refusal = Omit<Outcome, 'at'>;

/**
 * Counts a browser and its networks in a task. If one of them is excluded, it returns the reason and changes nothing.
 */
async function countIn(
  tx: Tx,
  counted: PersonKind,
  { place, browser }: { place: Place; browser: Origin['browser'] },
): Promise<Refusal | undefined> {
  const { taskId, browserIndex, networks } = place;
  if (!browser.returned) return { result: 6, detail: 'browserUnknown' };
  if (!(await claimBrowser(tx, taskId, browserIndex))) return { result: 6, detail: 'browserUsed' };
  const done: CountedNetwork[] = [];
  for (const network of networks) {
    if (await countNetwork(tx, counted, network)) {
      done.push(network);
      continue;
    }
    for (const one of done) await uncountNetwork(tx, counted, one);
    await releaseBrowser(tx, taskId, browserIndex);
    return { result: 5, detail: 'networkFull' };
  }
  return undefined;
}

/** Decides about a guest who passed the screening (rule 3.12). */
export async function admitGuest(
  tx: Tx,
  deps: Pick<TaskDeps, 'cipher'>,
  task: Task,
  origin: Pick<Origin, 'address' | 'browser'>,
  at: Date,
): Promise<Admission> {
  const place = placeOf(deps, task, origin, 'guests');
  const refusal = await countIn(tx, 'guests', { place, browser: origin.browser });
  if (refusal !== undefined) return { refusal: { ...refusal, at } };
  return {
    undo: async () => {
      for (const network of place.networks) await uncountNetwork(tx, 'guests', network);
      await releaseBrowser(tx, task.id, place.browserIndex);
    },
  };
}
