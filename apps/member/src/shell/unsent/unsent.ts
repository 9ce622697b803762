import { deviceStorage } from '@yayan/site';
import { createUnsentStore } from './unsent-store.ts';
import { createWriteAhead } from './write-ahead.ts';

/** Unsent answers and hand-ins of this browser. */
export const unsent = createUnsentStore({ ahead: createWriteAhead(deviceStorage) });
