import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A module of this folder that runs as a separate process. It answers each message with one message. */
export interface Child {
  pid: number;
  ask: (message: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts `file` as a child process. The file must call `answerParent`. */
export const startChild = (file: string): Child => {
  const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' });
  return {
    pid: child.pid ?? 0,
    ask: (message) => answerOf(child, message),
    stop: async () => {
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await gone;
    },
  };
};

const answerOf = (child: ChildProcess, message: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`A process of the benchmark ended: ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
    child.send(message);
  });

/** Makes a child process answer every message of its parent, and end when the parent ends. */
export const answerParent = (answer: (message: unknown) => Promise<object>): void => {
  process.on('message', (message: unknown) => {
    answer(message).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
};
