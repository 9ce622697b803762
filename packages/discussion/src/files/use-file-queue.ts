import {
  addGroupAttachment,
  continueUpload,
  getUploadPolicy,
  GroupRole,
  UploadModule,
} from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCaller } from '../client/use-caller.ts';
import { draftKey } from '../client/drafts.ts';
import { offeredFiles } from './file-kinds.ts';
import { createFileQueue, type FileQueue, type QueuedFile } from './file-queue.ts';
import { forgetPlace } from './file-store.ts';
import type { FileCalls } from './send-attachment.ts';

/** The files that a person adds to a text at one place. */
export interface FilesOf {
  files: readonly QueuedFile[];
  problem: string | undefined;
  /** How many are being prepared. */
  preparing: number;
  /** The ids to send, once all are uploaded. */
  ids: readonly string[];
  /** Why the text can't be sent yet. */
  waiting: string | undefined;
  /** Whether `waiting` ends by itself: files are on their way, and none failed. */
  isUnderWay: boolean;
  /** How often chosen files weren't added. */
  refusals: number;
  /** The accepted types, for the file dialog. */
  offered: string;
  add: (files: readonly File[], room: number) => Promise<void>;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Removes these ids after they were sent. */
  forget: (ids: readonly string[]) => void;
}

/**
 * The files added at a place. They are uploaded while this component is mounted; after a reload or an outage the upload goes
 * on.
 */
export const useFileQueue = (place: string): FilesOf => {
  const identity = useGetGroupMe().data?.identity;
  const owner = identity?.groupMemberId ?? '';
  const takesDocuments = identity?.role === GroupRole.Host;
  const client = useCaller();
  return useQueue(
    () =>
      createFileQueue(draftKey(owner, place), {
        form: (asked, { signal }) =>
          getUploadPolicy({ ...asked, module: UploadModule.Group }, { client, signal }),
        parts: (asked, { signal }) =>
          continueUpload({ ...asked, module: UploadModule.Group }, { client, signal }),
        register: (body, { signal }) => addGroupAttachment(body, { client, signal }),
      }),
    takesDocuments,
  );
};

/** Who adds files to a form of hosts, and to which form. */
export interface FormPlace {
  owner: string;
  form: string;
}

/**
 * Files that a host adds to a form. They use other upload calls than an answer. After a reload they are in the same form again,
 * until it is closed.
 */
export const useFormFiles = ({ owner, form }: FormPlace, calls: FileCalls): FilesOf =>
  useQueue(() => createFileQueue(draftKey(owner, form), calls), true);

/** Forgets the files of a form that was saved or given up. */
export const forgetFormFiles = async ({ owner, form }: FormPlace): Promise<void> =>
  await forgetPlace(draftKey(owner, form));

const useQueue = (create: () => FileQueue, takesDocuments: boolean): FilesOf => {
  const [queue] = useState(create);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const problem = useSyncExternalStore(queue.subscribe, queue.problem);
  const refusals = useSyncExternalStore(queue.subscribe, queue.refusals);
  const preparing = useSyncExternalStore(queue.subscribe, queue.preparing);
  useEffect(() => {
    queue.start();
    return queue.stop;
  }, [queue]);
  const isFailed = files.some(({ failure }) => failure !== null);
  const isUnsent = files.some(({ attachmentId }) => attachmentId === null);
  return {
    files,
    problem,
    preparing,
    ids: files.flatMap(({ attachmentId }) => attachmentId ?? []),
    waiting: isFailed
      ? '有文件没传上去，重试或移除后再提交'
      : preparing > 0
        ? '文件还在处理，等一下再提交'
        : isUnsent
          ? '文件还在上传，等一下再提交'
          : undefined,
    isUnderWay: !isFailed && (preparing > 0 || isUnsent),
    refusals,
    offered: offeredFiles(takesDocuments),
    add: (chosen, room) => queue.add(chosen, room, takesDocuments),
    retry: queue.retry,
    remove: queue.remove,
    forget: queue.forget,
  };
};
