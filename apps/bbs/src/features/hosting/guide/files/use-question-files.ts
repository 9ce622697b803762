import {
  addGuideFile,
  continueGuideUpload,
  getGuideUploadForm,
  type GroupMedia,
  type GuideMedia,
  type GuideSection,
} from '@yayan/api-client';
import { type FilesOf, type FormPlace, type QueuedFile, useFormFiles } from '@yayan/discussion';
import { useState } from 'react';

/** The most files of one question (rule 6.42). */
export const mostQuestionFiles = 6;

/** A file of the form: an existing one of the question, or a new one. */
export type QuestionFile = { key: string; alt: string } & (
  | { kept: GroupMedia; added?: never }
  | { kept?: never; added: QueuedFile }
);

/** The files of a question's form, in their order. */
export interface QuestionFiles {
  items: readonly QuestionFile[];
  /** The files to save; undefined if there are none and were none. */
  media: GuideMedia[] | undefined;
  offered: string;
  problem: string | undefined;
  /** The new files with their uploads. */
  uploads: FilesOf;
  add: (files: readonly File[]) => Promise<void>;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (key: string, by: number) => void;
  describe: (key: string, alt: string) => void;
}

type PlacedFile = Pick<QuestionFile, 'key' | 'alt'>;

const movedBy = (placed: readonly PlacedFile[], key: string, by: number): PlacedFile[] => {
  const from = placed.findIndex((item) => item.key === key);
  const moved = placed[from];
  const rest = placed.filter((item) => item.key !== key);
  return moved ? rest.toSpliced(Math.max(0, from + by), 0, moved) : [...placed];
};

/** The files of a question's form. New files are uploaded at once and added at the end, also those from before a reload. */
export const useQuestionFiles = (
  groupId: string,
  place: FormPlace,
  section: GuideSection | undefined,
): QuestionFiles => {
  const given = section?.files ?? [];
  const queue = useFormFiles(place, {
    form: (asked, options) => getGuideUploadForm(groupId, asked, options),
    parts: (asked, options) => continueGuideUpload(groupId, asked, options),
    register: (body, options) => addGuideFile(groupId, body, options),
  });
  const [ordered, setOrdered] = useState<readonly PlacedFile[]>(() =>
    given.map(({ id, alt = '' }) => ({ key: id, alt })),
  );
  const fresh = queue.files.filter(({ id }) => ordered.every(({ key }) => key !== id));
  const placed: readonly PlacedFile[] = [...ordered, ...fresh.map(({ id }) => ({ key: id, alt: '' }))];
  const items = placed.flatMap((place): QuestionFile[] => {
    const kept = given.find(({ id }) => id === place.key);
    if (kept) return [{ ...place, kept }];
    const added = queue.files.find(({ id }) => id === place.key);
    return added ? [{ ...place, added }] : [];
  });
  const media = items.flatMap(({ alt, kept, added }) => {
    const id = kept ? kept.id : added?.attachmentId;
    return id ? [{ id, alt: alt.trim() }] : [];
  });
  return {
    items,
    media: media.length + given.length === 0 ? undefined : media,
    offered: queue.offered,
    problem: queue.problem,
    uploads: queue,
    add: (files) => queue.add(files, mostQuestionFiles - items.length),
    retry: queue.retry,
    remove: (key) => {
      queue.remove(key);
      setOrdered(placed.filter((item) => item.key !== key));
    },
    move: (key, by) => setOrdered(movedBy(placed, key, by)),
    describe: (key, alt) => setOrdered(placed.map((item) => (item.key === key ? { ...item, alt } : item))),
  };
};
