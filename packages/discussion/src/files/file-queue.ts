import { GroupMediaKind, UploadError } from '@yayan/api-client';
import { ApiError, newIdempotencyKey } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { kindOfFile } from './file-kinds.ts';
import { type ChosenPicture, type StoredFile, onThisDevice } from './file-store.ts';
import { FileProblem, prepareFile } from './prepare-file.ts';
import { type FileCalls, isResumable, sendAttachment } from './send-attachment.ts';

/** A file being uploaded. `failure` says why the upload stopped, and whether a retry may help. */
export interface QueuedFile extends StoredFile {
  /** The sent fraction, 0 to 1; null until the server has said how much of an interrupted upload it has. */
  progress: number | null;
  /** Whether an interrupted upload of it continues where it stopped. */
  isResumable: boolean;
  failure: { reason: string; final: boolean } | null;
}

/** The files of one place, uploaded one after another in the order in which they were added. */
export interface FileQueue {
  files: () => readonly QueuedFile[];
  /** Why the last chosen files weren't added. */
  problem: () => string | undefined;
  /** How often chosen files weren't added. */
  refusals: () => number;
  /** How many chosen files are being prepared: a picture is converted, a video is scanned for its location. */
  preparing: () => number;
  subscribe: (changed: () => void) => () => void;
  /** Reads the stored files and uploads them until `stop`. */
  start: () => void;
  stop: () => void;
  /** Hosts also add documents. */
  add: (files: readonly File[], room: number, takesDocuments?: boolean) => Promise<void>;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Removes these attachments after they were sent with an answer. Files added meanwhile stay. */
  forget: (attachmentIds: readonly string[]) => void;
}

const reasonOf = (error: unknown, { isResumable: goesOn, progress }: QueuedFile): QueuedFile['failure'] => {
  if (error instanceof ApiError && error.kind !== 'network')
    return { reason: failureText(error), final: !error.retryable };
  // The store would refuse the same file again.
  if (error instanceof UploadError && !error.retryable)
    return { reason: '这个文件没有传上去，换一个再试', final: true };
  return {
    reason: globalThis.navigator.onLine
      ? goesOn
        ? `已传 ${Math.round((progress ?? 0) * 100)}%，点一下接着上传`
        : '上传中断了，点重试'
      : `没有网络，联网后${goesOn ? '接着上传' : '自动继续'}`,
    final: false,
  };
};

/** Preparing a picture takes a while, and several wait for one another. Preparing others takes no longer than storing them. */
const isSlow = (file: File): boolean => {
  const kind = kindOfFile(file);
  return typeof kind !== 'string' && kind.kind === GroupMediaKind.Image;
};

/** Creates the queue that uploads the files of one place with these calls. */
export const createFileQueue = (place: string, calls: FileCalls): FileQueue => {
  const keeping = onThisDevice;
  const listeners = new Set<() => void>();
  let files: readonly QueuedFile[] = [];
  let problem: string | undefined;
  let refusals = 0;
  let preparing = 0;
  let running: AbortController | undefined;
  let isSending = false;
  /** The chosen files that are being prepared, in their order. */
  const taken = new Set<string>();

  const queued = (file: StoredFile, progress: 0 | null): QueuedFile => {
    const goesOn = isResumable(file, calls);
    return { ...file, progress: goesOn ? progress : 0, isResumable: goesOn, failure: null };
  };
  const show = (next: readonly QueuedFile[]): void => {
    files = next;
    for (const changed of listeners) changed();
  };
  const change = (id: string, changes: Partial<QueuedFile>): void =>
    show(files.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const refuse = (reason: string): void => {
    problem = reason;
    refusals += 1;
  };

  const sendNext = async (): Promise<void> => {
    const work = running;
    const next = files.find(({ attachmentId, failure }) => attachmentId === null && failure === null);
    if (!work || isSending || !next) return;
    isSending = true;
    try {
      const attachmentId = await sendAttachment(next, calls, {
        signal: work.signal,
        onProgress: (progress) => change(next.id, { progress }),
      });
      change(next.id, { attachmentId, progress: 1 });
      const { progress: _progress, failure: _failure, isResumable: _isResumable, ...kept } = next;
      if (files.some(({ id }) => id === next.id)) await keeping.keep({ ...kept, attachmentId });
    } catch (error) {
      // Stopped by `stop`: the next `start` continues this file.
      const now = files.find(({ id }) => id === next.id) ?? next;
      change(next.id, {
        ...(!next.isResumable && { progress: 0 }),
        ...(!work.signal.aborted && { failure: reasonOf(error, now) }),
      });
    } finally {
      isSending = false;
    }
    await sendNext();
  };

  const goOn = (): void => {
    show(files.map((file) => (file.failure?.final === false ? { ...file, failure: null } : file)));
    void sendNext();
  };

  const prepare = async ({ id, addedAt, chosen }: ChosenPicture, takesDocuments: boolean): Promise<void> => {
    try {
      const prepared = await prepareFile(chosen, takesDocuments);
      const kept = { ...prepared, id, uploadId: id, place, addedAt, attachmentId: null };
      preparing -= 1;
      show([...files, queued(kept, 0)]);
      await keeping.keep(kept);
    } catch (error) {
      preparing -= 1;
      refuse(error instanceof FileProblem ? error.message : `“${chosen.name}”打不开，换一个再试`);
      show(files);
      await keeping.forget([id]);
    }
    taken.delete(id);
    void sendNext();
  };
  /** Prepares chosen files, one after the other. */
  const take = async (all: readonly ChosenPicture[], takesDocuments = false): Promise<void> => {
    preparing += all.length;
    for (const { id } of all) taken.add(id);
    show(files);
    for (const one of all) await prepare(one, takesDocuments);
  };

  return {
    files: () => files,
    problem: () => problem,
    refusals: () => refusals,
    preparing: () => preparing,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    start: () => {
      const work = new AbortController();
      running = work;
      globalThis.addEventListener('online', goOn, { signal: work.signal });
      void keeping.read(place).then((kept) => {
        if (work.signal.aborted) return;
        const known = new Set(files.map(({ id }) => id));
        const restored = kept.files.filter(({ id }) => !known.has(id) && !taken.has(id));
        show([...restored.map((file) => queued(file, null)), ...files]);
        goOn();
        void take(kept.chosen.filter(({ id }) => !known.has(id) && !taken.has(id)));
      });
    },
    stop: () => {
      running?.abort();
      running = undefined;
    },
    add: async (chosen, room, takesDocuments = false) => {
      problem = undefined;
      if (chosen.length > room) refuse(`一次最多加 ${room} 个，多出的没有加上`);
      const now = Date.now();
      const all = chosen.slice(0, room).map((file, index) => ({
        id: newIdempotencyKey(),
        place,
        addedAt: now + index,
        chosen: file,
      }));
      for (const one of all) if (isSlow(one.chosen)) void keeping.keep(one);
      await take(all, takesDocuments);
    },
    retry: (id) => {
      change(id, { failure: null });
      void sendNext();
    },
    remove: (id) => {
      show(files.filter((file) => file.id !== id));
      void keeping.forget([id]);
    },
    forget: (attachmentIds) => {
      const sent = files.filter(
        ({ attachmentId }) => attachmentId !== null && attachmentIds.includes(attachmentId),
      );
      void keeping.forget(sent.map(({ id }) => id));
      problem = undefined;
      show(files.filter((file) => !sent.includes(file)));
    },
  };
};
