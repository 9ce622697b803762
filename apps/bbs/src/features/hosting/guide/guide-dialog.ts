import type { GuideSection, GuideTopic } from '@yayan/api-client';

/** The dialogs of the guide editor. */
export type GuideDialog =
  | { kind: 'paste' }
  | { kind: 'topic'; topic: GuideTopic | undefined }
  | { kind: 'section'; topicId: string; section: GuideSection | undefined }
  | { kind: 'replace'; section: GuideSection }
  | { kind: 'close'; section: GuideSection }
  | { kind: 'remove'; what: 'topic' | 'section'; id: string; title: string };

/** Opens a dialog, or closes the open one. */
export type AskGuide = (dialog: GuideDialog | undefined) => void;
