import { createHash } from 'node:crypto';

/** Where a file stands, and who gave it. */
export interface ArchivePlace {
  topic: string | null;
  section: string | null;
  person: string;
  /** With its dot. */
  extension: string;
}

const LONGEST_PART = 40;

/** What file systems and archives refuse, and marks that hide or turn what stands behind them. */
const refused = /[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]/gu;

/** A text as one part of a path: never empty, hidden or a way out of the folder. */
const part = (text: string | null): string => {
  const plain = (text ?? '').toWellFormed().replaceAll(refused, ' ').replaceAll(/\s+/gu, ' ').trim();
  const shown = Array.from(plain.replaceAll(/^[. ]+|[. ]+$/gu, ''))
    .slice(0, LONGEST_PART)
    .join('')
    .trim();
  return shown || '未归类';
};

/**
 * Names the files of an archive one after another: a folder a topic, then section, person and a number, no name twice. It
 * remembers which names it gave by a part of their hash: two that shared it would only skip a number.
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
