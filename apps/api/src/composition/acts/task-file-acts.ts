import { findableAttributes } from '../../modules/member/module.ts';
import { taskFileActs } from '../../modules/survey/module.ts';
import { countReach } from '../ports/task-reach.ts';

/** The acts on task files. */
export const taskFiles = taskFileActs({ countReach, attributes: findableAttributes });
