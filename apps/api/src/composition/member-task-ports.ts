import type { InviteDeps } from '../modules/invite/api.ts';
import { removeStoredFiles } from '../modules/file/module.ts';
import { createMessages } from '../modules/message/module.ts';
import type { TaskPorts } from '../modules/task/api.ts';
import type { Platform } from '../platform/platform.ts';
import { inviteDeps, withInviteSteps } from './invite-ports.ts';
import { withTaskMessages } from './task-messages.ts';
import { taskPorts } from './task-ports.ts';

/** The task ports with all effects of an end or a decision for members: invitation steps and messages. */
export const memberTaskPorts = (platform: Platform, invites: InviteDeps = inviteDeps(platform)): TaskPorts =>
  withTaskMessages(
    {
      ...withInviteSteps(taskPorts, invites),
      removeFiles: async (tx, keys) => await removeStoredFiles({ platform }, tx, keys),
    },
    createMessages(platform),
  );
