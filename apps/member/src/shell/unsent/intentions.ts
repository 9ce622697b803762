import { createIntentions } from '@yayan/site';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';

const owner = () => unsentOwner() ?? 'visitor';

/** The intentions of whoever uses this page, kept beside their unsent work. */
export const intentions = createIntentions({
  read: (name) => unsent.read(owner(), name),
  update: (name, change) => unsent.update(owner(), name, change),
});
