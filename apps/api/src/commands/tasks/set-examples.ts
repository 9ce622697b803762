import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { tasks } from '../../composition/acts/task-acts.ts';
import { examplesSchema } from '../../modules/task/module.ts';
import { performing } from '../runner/performing.ts';

const fileSchema = z.strictObject({
  application: examplesSchema.default([]),
  proof: examplesSchema.default([]),
});

/** `task examples <task> <file>`: the file has the lists `proof` and, for a trial, `application`, as a task file has them. */
export const setExamples = performing(
  tasks.setTaskExamples,
  async ({ words: [, hashId = '', file = ''] }) => ({
    input: { hashId, ...fileSchema.parse(parse(await readFile(file, 'utf8'))) },
    reason: '',
  }),
);
