import { handInActs } from '../../modules/task/module.ts';
import { memberTaskPorts } from '../ports/member-task-ports.ts';

/** The acts on submissions, with all effects of a decision for members. */
export const handIns = handInActs(memberTaskPorts);
