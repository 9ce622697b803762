import type { OperationId } from '@yayan/contract';

/**
 * Operations of the document that later issues build; each answers 501 until then.
 * This list only ever gets shorter; a test holds it to its length, and boot refuses what is neither here nor handled.
 */
export const pendingOperations = [
  'addGroupAttachment',
  'deleteResponses',
  'downloadGroupAttachments',
  'downloadGroupMembers',
  'downloadMemberTable',
  'downloadResponseAttachments',
  'downloadResponseTable',
  'downloadTopicResponses',
  'getAppDownload',
  'getDesktopAppDownload',
  'getScreenMessage',
  'listGroupAttachments',
  'listHelp',
  'listHostResponses',
  'listHostVotes',
  'listQuestions',
  'listResponseAttributes',
  'listResponseTags',
  'listResponseTopics',
  'readFlash',
  'remindGroupMembers',
  'removeGroupAttachments',
  'searchHostTopics',
  'starResponse',
  'tagResponses',
] as const satisfies readonly OperationId[];

export type PendingOperation = (typeof pendingOperations)[number];
