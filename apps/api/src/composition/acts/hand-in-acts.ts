import { handInActs } from '../../modules/task/module.ts';
import { memberTaskPorts } from '../member-task-ports.ts';

/** The acts on submissions, with all effects of a decision for members. */
export const handIns = handInActs(memberTaskPorts);
