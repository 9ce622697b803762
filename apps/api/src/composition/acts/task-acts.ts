import { lacksSupplier } from '../../modules/partner/module.ts';
import { taskActs } from '../../modules/task/module.ts';

/** The acts on tasks. A task whose supplier ended doesn't go on. */
export const tasks = taskActs(lacksSupplier);
