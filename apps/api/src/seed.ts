import type { Platform } from './platform/platform.ts';

/** Every area's `seed<Area>`, in the order they need each other. Each loads what is missing and leaves the rest. */
const seeds: readonly ((platform: Platform) => Promise<void>)[] = [];

/** Loads the data the product starts with. Safe to run at every start. */
export async function seed(platform: Platform): Promise<void> {
  for (const load of seeds) await load(platform);
}
