import { GroupDraftKind, type GroupMedia, SectionPhotos } from '@yayan/api-client';
import { useEffect, useState } from 'react';
import { FileField } from '../files/FileField.tsx';
import { useFileQueue } from '../files/use-file-queue.ts';
import { answerLength } from './answer-length.ts';
import { Composer } from '../writing/Composer.tsx';
import { lengthHint } from './length-hint.ts';
import { useDraft } from '../writing/use-draft.ts';

interface AnswerComposerProps {
  /** The key of the draft: one for each section. */
  place: string;
  /** The section, for the server's copy of the draft. */
  sectionId: string;
  /** The initial text when there is no draft: the answer that is being changed. */
  initial?: string | undefined;
  /** The files of the answer that is being changed. */
  attached?: readonly GroupMedia[];
  minLength: number;
  photos: SectionPhotos;
  submitLabel: string;
  onSubmit: (content: string, clientId: string, attachments: readonly string[]) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

const noFiles: readonly GroupMedia[] = [];

const problemOf = (length: number, minLength: number, hasFiles: boolean): string | undefined => {
  if (length === 0 && (minLength > 0 || !hasFiles)) return '先写下你的想法';
  return length < minLength ? `还差 ${minLength - length} 字才能提交` : undefined;
};

/** The form for an answer: text, and files where the section allows them. Spaces don't count towards its length. */
export function AnswerComposer(props: AnswerComposerProps) {
  const {
    place,
    sectionId,
    initial = '',
    attached = noFiles,
    minLength,
    photos,
    submitLabel,
    onSubmit,
    onCancel,
  } = props;
  const draft = useDraft(place, initial, { kind: GroupDraftKind.Answer, targetId: sectionId, sectionId });
  const queue = useFileQueue(place);
  const [kept, setKept] = useState(attached);
  const { ids, forget } = queue;
  useEffect(() => {
    // The page was closed after the answer was stored, and before its files were forgotten.
    const sent = ids.filter((id) => attached.some((media) => media.id === id));
    if (sent.length > 0) forget(sent);
  }, [ids, attached, forget]);
  const length = answerLength(draft.text);
  const hints = [lengthHint(length, minLength), draft.kept && length > 0 ? '草稿已自动保存' : ''];
  const hasFiles = kept.length + queue.files.length + queue.preparing > 0;
  const isRequired = photos === SectionPhotos.Required;
  const lack = isRequired && !hasFiles ? '这道题需要一张照片或一段视频' : undefined;
  /** Discards the change: otherwise it would replace an answer that another device stores later. */
  const cancel = (): void => {
    draft.clear();
    for (const { id } of queue.files) queue.remove(id);
    onCancel?.();
  };
  return (
    <Composer
      draft={draft}
      label="你的回答"
      placeholder="按自己的真实经历写，没有对错之分"
      rows={{ min: 4, max: 16 }}
      longest={5000}
      hint={hints.filter(Boolean).join(' · ')}
      submitLabel={submitLabel}
      problem={problemOf(length, minLength, hasFiles)}
      lack={lack}
      asksAboutContacts
      files={queue}
      onSend={async (content, clientId) => {
        await onSubmit(content, clientId, [...kept.map(({ id }) => id), ...queue.ids]);
        queue.forget(queue.ids);
      }}
      onCancel={onCancel && cancel}
    >
      {photos === SectionPhotos.None && !hasFiles ? null : (
        <FileField
          queue={queue}
          kept={kept}
          onDrop={(id) => setKept(kept.filter((media) => media.id !== id))}
          isRequired={isRequired}
        />
      )}
    </Composer>
  );
}
