import { useEffect, useEffectEvent, useState } from 'react';
import type { FilesOf } from '../files/use-file-queue.ts';

interface Sending {
  files: Pick<FilesOf, 'waiting' | 'isUnderWay' | 'refusals'> & { files: readonly { id: string }[] };
  /** Whatever else the author sends, as a text. A change of it ends the press. */
  content: string;
  /** The label of the button. */
  label: string;
  /** Sends the form as it is now, unless `mustWait` says that it has to wait. */
  send: () => Promise<void>;
}

/** A press of the button while files were under way, and why the form no longer sends itself. */
interface Press {
  content: string;
  ids: readonly string[];
  refusals: number;
  end?: 'refused' | 'failed' | undefined;
}

/** What the form says about the press. */
export interface PressNote {
  text: string;
  /** Whether somebody has to do something. */
  isProblem: boolean;
}

const idsOf = ({ files }: Sending['files']): string[] => files.map(({ id }) => id);

const isChanged = (press: Press, { files, content }: Sending): boolean => {
  const ids = idsOf(files);
  return press.content !== content || press.ids.some((id) => !ids.includes(id));
};

const endOf = (press: Press, { files }: Sending): Press['end'] => {
  if (press.refusals !== files.refusals) return 'refused';
  return files.waiting !== undefined && !files.isUnderWay ? 'failed' : undefined;
};

const failedText = ({ waiting, isUnderWay }: Sending['files'], label: string): string => {
  if (waiting === undefined) return `文件传完了，可以${label}了`;
  return isUnderWay ? `文件传到一半断了，没有${label}。传完后再点一次` : waiting;
};

const noteOf = ({ end }: Press, { files, label }: Sending): PressNote => {
  if (end === 'refused') return { text: `有文件没加上，没有${label}`, isProblem: true };
  if (end === 'failed') return { text: failedText(files, label), isProblem: files.waiting !== undefined };
  return { text: `文件还没传完，传完自动${label}`, isProblem: false };
};

/**
 * Sends a form by itself once its files are uploaded, if the button was pressed while they were under way. It sends nothing by
 * itself after a file failed, was refused or removed, after a change of the content, and once the form has left the page.
 */
export const useSendOnceUploaded = (sending: Sending) => {
  const [press, setPress] = useState<Press>();
  const end = press && (press.end ?? endOf(press, sending));
  const current = press && !isChanged(press, sending) ? { ...press, end } : undefined;
  if (press && (!current || press.end !== end)) setPress(current);

  const { files, content, send } = sending;
  const isReady = current !== undefined && end === undefined && files.waiting === undefined;
  // `send` asks `mustWait` again, which ends the press.
  const go = useEffectEvent((): void => void send());
  useEffect(() => {
    if (isReady) go();
  }, [isReady]);

  return {
    note: current && noteOf(current, sending),
    /** Notes a press of the button, and returns whether the form has to wait. */
    mustWait: (): boolean => {
      const isWaiting = files.waiting !== undefined;
      setPress(isWaiting ? { content, ids: idsOf(files), refusals: files.refusals } : undefined);
      return isWaiting;
    },
  };
};
