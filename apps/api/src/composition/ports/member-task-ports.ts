import type { InviteDeps } from '../../modules/invite/api.ts';
import type { FileDeps } from '../../modules/file/api.ts';
import { openFiles, removeStoredFiles, takeFile } from '../../modules/file/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { TaskPorts } from '../../modules/task/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileOwners } from './file-owners.ts';
import { inviteDeps, withInviteSteps } from './invite-ports.ts';
import { withTaskMessages } from './task-messages.ts';
import { taskPorts } from './task-ports.ts';

/** The task ports with all effects of an end or a decision for members: invitation steps and messages. */
export const memberTaskPorts = (
  platform: Platform,
  invites: InviteDeps = inviteDeps(platform),
  files: FileDeps = openFiles(platform),
): TaskPorts =>
  withTaskMessages(
    {
      ...withInviteSteps(taskPorts, invites),
      takeFile: async (memberId, key) => void (await takeFile(files, { kind: 'member', memberId }, key)),
      removeUnowned: async (tx, keys) => {
        if (keys.length > 0) await removeStoredFiles(files, tx, await fileOwners.task(tx, keys));
      },
    },
    createMessages(platform),
    platform,
  );
