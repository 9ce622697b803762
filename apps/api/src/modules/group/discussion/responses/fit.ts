import { createHash } from 'node:crypto';
import { ResponseUnfit } from '@yayan/contract';

const UNCOUNTED = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

/** Counts an answer's characters for its minimum length: without spaces and invisible characters. */
export const answerLength = (content: string): number => Array.from(content.replaceAll(UNCOUNTED, '')).length;

/** The characters that an answer needs to count for the reward where its section names none (rule 6.46). */
export const LEAST_CHARACTERS = 15;

const UNSPOKEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{P}\p{S}]/gu;

/** What decides later whether an answer counts for the reward. */
export interface Measure {
  /** In characters, without spaces. */
  length: number;
  /** Equal for texts with the same letters and digits in the same order; null for a text without any. */
  sameText: string | null;
}

/** Measures the text of an answer. */
export function measureText(content: string): Measure {
  const spoken = content.normalize('NFKC').toLowerCase().replaceAll(UNSPOKEN, '');
  const sameText =
    spoken === '' ? null : createHash('sha256').update(spoken).digest('base64url').slice(0, 22);
  return { length: answerLength(content), sameText };
}

/** A stored answer, as far as it decides whether it counts. */
export interface Fitting {
  /** Null for answers of releases without this rule, which count. */
  length: number | null;
  /** Whether it repeated an earlier answer when it was written. */
  repeats: boolean;
  /** Whether a host counts it all the same. */
  counted: boolean;
  minLength: number;
  attachments: readonly unknown[];
}

/**
 * Why an answer doesn't count for the reward; null if it does (rule 6.46). `countsForReward` says the same in SQL.
 */
export function unfitOf({ length, repeats, counted, minLength, attachments }: Fitting): ResponseUnfit | null {
  if (length === null || counted || attachments.length > 0) return null;
  if (length < (minLength || LEAST_CHARACTERS)) return ResponseUnfit.TooShort;
  return repeats ? ResponseUnfit.Repeated : null;
}
