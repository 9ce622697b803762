import { completeActs } from '../../modules/survey/module.ts';
import { memberTaskPorts } from '../ports/member-task-ports.ts';

/** The acts on completes of our own host, with all effects for members. */
export const completes = completeActs(memberTaskPorts);
