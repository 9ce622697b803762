import { filesNamed } from '@yayan/survey-engine';
import { refuse } from '../../../errors/api-fault.ts';
import { folderOf, readFileKey } from '../../file/module.ts';
import type { TaskDeps } from '../../task/api.ts';
import type { PostedAnswers } from './answer-plan.ts';

/**
 * Refuses answers with ANSWER_FORGED, for each question, if they name a file that the member didn't upload for a task.
 * A person who was shown a file knows its key, and a report would open that file.
 */
export function refuseForeignFiles(
  { cipher }: Pick<TaskDeps, 'cipher'>,
  memberId: string,
  { page, answers, revision }: PostedAnswers,
): void {
  const folder = folderOf(cipher, { kind: 'member', memberId });
  const foreign = filesNamed(answers).filter(({ key }) => {
    const deps = readFileKey(key);
    return deps?.module !== 'task' || deps.folder !== folder;
  });
  if (foreign.length === 0) return;
  const problems = foreign.map(({ question }) => ({
    question,
    code: 'unknownChoice',
    message: '这个文件不是你上传的，请重新上传',
  }));
  refuse('ANSWER_FORGED', { problems, page, revision });
}
