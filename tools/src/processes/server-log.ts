import { closeSync, fstatSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file that a server appends its log to. */
export interface ServerLog {
  /** Given to the process as its stdout. */
  descriptor: number;
  /** How many bytes were written since the log was opened. */
  written: () => number;
  /** The last lines written since the log was opened; empty without any. */
  lastLines: (count: number) => string[];
  /** Closes this process's own descriptor. */
  close: () => void;
}

const tailBytes = 16_384;

/** Opens the file, and its folder, for appending. Lines of earlier runs don't count. */
export const openServerLog = (file: string): ServerLog => {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a');
  const before = fstatSync(descriptor).size;
  const written = (): number => statSync(file).size - before;
  return {
    descriptor,
    written,
    lastLines: (count) => {
      const length = Math.min(written(), tailBytes);
      const tail = Buffer.alloc(length);
      const reading = openSync(file, 'r');
      readSync(reading, tail, 0, length, before + written() - length);
      closeSync(reading);
      return tail.toString().split('\n').filter(Boolean).slice(-count);
    },
    close: () => closeSync(descriptor),
  };
};

const fieldsOf = (line: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
};

/** The message of a structured line, with the name of what it is about; any other line as it is. */
export const messageOf = (line: string): string => {
  const { msg, name } = fieldsOf(line);
  if (typeof msg !== 'string') return line;
  return typeof name === 'string' ? `${msg}: ${name}` : msg;
};
