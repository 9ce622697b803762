import { createIntentions } from '@yayan/site';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';

const owner = () => unsentOwner() ?? 'visitor';

/** The intentions of this page's member or visitor, stored with their unsent work. */
export const intentions = createIntentions({
  read: (name) => unsent.read(owner(), name),
  update: (name, change) => unsent.update(owner(), name, change),
});
