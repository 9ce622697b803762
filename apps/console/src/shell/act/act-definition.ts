import type { ActOutcome } from '@yayan/console-client';
import type { ComponentType } from 'react';

/** What an act of an operator is asked for with. */
export interface ActRequest<Input> {
  input: Input;
  reason?: string;
  /** The state that the operator saw. */
  seen?: string;
  /** Only say what would change. */
  dryRun?: boolean;
}

/** The fields of an act's input. */
export type ActForm<Input> = ComponentType<{ value: Input; onChange: (value: Input) => void }>;

/** An act on one object: what the button says, who may do it, and the call. */
export interface ActDefinition<Input> {
  /** Verb and object, on the button: 「暂停」. */
  label: string;
  /** The title of its dialog: 「暂停任务」. */
  title: string;
  /** What it means, in one or two sentences. */
  consequence: string;
  /** One of these rights is enough. */
  permissions: readonly string[];
  needsReason: boolean;
  /** Whether the person concerned reads the reason, so that nobody writes there what is only for colleagues. */
  reasonIsRead?: boolean;
  /** Whether it is what mostly comes next on its page, and its button the one to see first. */
  isMain?: boolean;
  /** Whether it can't be undone. */
  isDangerous?: boolean;
  /** Reasons that fit often. */
  reasons?: readonly string[];
  initial: Input;
  Form?: ActForm<Input>;
  /** Whether the input is complete, so that the server can say what it would do. */
  isReady?: (input: Input) => boolean;
  perform: (id: string, request: ActRequest<Input>, key: string) => Promise<ActOutcome>;
}
