import { uploadFile, UploadModule } from '@yayan/api-client';
import type { useSendOnceUploaded } from '@yayan/discussion';
import { useUnmountSignal } from '@yayan/site';
import { useEffect, useRef, useState } from 'react';
import { uploadFailureText } from '../../shell/client/upload-failure-text.ts';

/** A ticket has at most six pictures (rule 7.16). */
export const mostPictures = 6;
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** An uploaded picture: its key, and a local address for its preview. */
export interface Picture {
  key: string;
  preview: string;
}

/** The pictures of one text, and the running uploads. */
export interface Pictures {
  pictures: readonly Picture[];
  /** The keys to send with the text. */
  keys: string[];
  isSending: boolean;
  fault: string | undefined;
  /** For `useSendOnceUploaded`: a picture that arrives after the text was sent would be lost. */
  uploads: SendingFiles;
  add: (files: readonly File[]) => Promise<void>;
  remove: (picture: Picture) => void;
  /** Removes all pictures after they were sent. */
  clear: () => void;
}

type SendingFiles = Parameters<typeof useSendOnceUploaded>[0]['files'];

/** Frees the previews: the browser keeps a picture in memory as long as its object URL is valid. */
const revokePreviews = (pictures: readonly Picture[]): void => {
  for (const { preview } of pictures) URL.revokeObjectURL(preview);
};

/** Uploads each picture when it is chosen. Leaving the page aborts the uploads. */
export const usePictures = (initial: readonly Picture[] = []): Pictures => {
  const [pictures, setPictures] = useState(initial);
  /** The newest pictures: while an upload runs, others may be added and removed. */
  const latest = useRef(initial);
  const [sending, setSending] = useState(0);
  const [fault, setFault] = useState<string>();
  /** How many additions failed or were refused. */
  const [refusals, setRefusals] = useState(0);
  const unmountSignal = useUnmountSignal();
  useEffect(() => () => revokePreviews(latest.current), []);

  const put = (next: readonly Picture[]): void => {
    latest.current = next;
    setPictures(next);
  };
  const refuse = (reason: string): void => {
    setFault(reason);
    setRefusals((count) => count + 1);
  };
  const upload = async (file: File, signal: AbortSignal): Promise<void> => {
    const extension = extensions[file.type];
    if (extension === undefined) return refuse('请选择 JPG、PNG 或 WebP 图片');
    const { key } = await uploadFile(UploadModule.Feedback, file, { extension, signal });
    if (latest.current.length >= mostPictures || signal.aborted) return;
    put([...latest.current, { key, preview: URL.createObjectURL(file) }]);
  };
  const isSending = sending > 0;
  return {
    pictures,
    keys: pictures.map(({ key }) => key),
    isSending,
    fault,
    uploads: {
      // One that is under way can't be removed, so only those that are there count.
      files: pictures.map(({ key }) => ({ id: key })),
      waiting: isSending ? '图片还在上传' : undefined,
      isUnderWay: isSending,
      refusals,
    },
    add: async (files) => {
      const signal = unmountSignal();
      setSending((count) => count + 1);
      setFault(undefined);
      try {
        for (const file of files.slice(0, mostPictures - latest.current.length)) await upload(file, signal);
      } catch (error) {
        if (!signal.aborted) refuse(uploadFailureText(error));
      }
      setSending((count) => count - 1);
    },
    remove: (removed) => {
      revokePreviews([removed]);
      put(latest.current.filter((picture) => picture !== removed));
    },
    clear: () => {
      revokePreviews(latest.current);
      put([]);
    },
  };
};
