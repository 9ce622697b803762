import { partnerDeps, partnerWordActs } from '../../modules/partner/module.ts';
import { memberTaskPorts } from '../ports/member-task-ports.ts';

/** The acts on what partners say, with all effects of a corrected result for members. */
export const partnerWords = partnerWordActs((platform) =>
  partnerDeps(platform, { ...platform, ports: memberTaskPorts(platform) }),
);
