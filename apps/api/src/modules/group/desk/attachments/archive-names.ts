import { createHash } from 'node:crypto';

/** The place of a file in the guide, and its author. */
export interface ArchivePlace {
  topic: string | null;
  section: string | null;
  person: string;
  /** With its dot. */
  extension: string;
}

const LONGEST_PART = 40;

/** Characters that file systems and archives refuse, and marks that hide or reverse the text after them. */
const refused = /[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]/gu;

/** Makes one part of a path from a text: never empty, never hidden, never outside of the folder. */
const part = (text: string | null): string => {
  const plain = (text ?? '').toWellFormed().replaceAll(refused, ' ').replaceAll(/\s+/gu, ' ').trim();
  const shown = Array.from(plain.replaceAll(/^[. ]+|[. ]+$/gu, ''))
    .slice(0, LONGEST_PART)
    .join('')
    .trim();
  return shown || '未归类';
};

/**
 * Creates a function that names the files of an archive: a folder per topic, then section, person and a number. No name
 * appears twice. It remembers only a part of each name's hash; two names with the same part would only skip a number.
 */
export function fileNamer(): (place: ArchivePlace) => string {
  const counts = new Map<string, number>();
  return ({ topic, section, person, extension }) => {
    const start = `${part(topic)}/${part(section)} ${part(person)}`;
    const key = createHash('sha256').update(start.toLowerCase()).digest().toString('latin1', 0, 12);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${start} ${count}${extension}`;
  };
}
