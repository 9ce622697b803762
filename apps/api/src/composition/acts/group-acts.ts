import { groupActs } from '../../modules/group/module.ts';
import { createMessages } from '../../modules/message/module.ts';

/** The acts on groups, with the messages to their people. */
export const groups = groupActs(createMessages);
