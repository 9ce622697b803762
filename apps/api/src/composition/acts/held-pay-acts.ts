import { heldPayActs } from '../../modules/survey/module.ts';
import { memberTaskPorts } from '../ports/member-task-ports.ts';

/** The acts on held pay, with all effects for members. */
export const heldPays = heldPayActs(memberTaskPorts);
