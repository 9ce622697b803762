import { completeActs } from '../../modules/survey/module.ts';
import { memberTaskPorts } from '../member-task-ports.ts';

/** The acts on completes of our own host, with all effects for members. */
export const completes = completeActs(memberTaskPorts);
