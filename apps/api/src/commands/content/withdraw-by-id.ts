import type { Platform } from '../../platform/platform.ts';
import type { ActCall, RunAct } from '../runner/action.ts';

interface Withdrawable {
  id: string;
  title: string;
}

/** What is withdrawn, as one word; how all entries are listed; and how one entry is withdrawn. */
interface Withdrawal<Entry extends Withdrawable> {
  noun: string;
  all: (platform: Platform) => Promise<readonly Entry[]>;
  withdraw: (platform: Platform, entry: Entry, call: ActCall) => Promise<unknown>;
}

/** Withdraws the entry with an id. Throws if no entry has it. */
export const withdrawById =
  <Entry extends Withdrawable>({ noun, all, withdraw }: Withdrawal<Entry>): RunAct =>
  async (platform, call) => {
    const [, id = ''] = call.words;
    const known = (await all(platform)).find((each) => each.id === id);
    if (known === undefined) throw new Error(`There is no ${noun} ${id}: list shows them`);
    await withdraw(platform, known, call);
    call.say(`“${known.title}” is withdrawn`);
  };
