import { filesNamed } from '@yayan/survey-engine';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import { folderOf, readFileKey } from '../../file/module.ts';
import type { TaskDeps } from '../../task/api.ts';
import type { PostedAnswers } from './answer-plan.ts';

type PostedFiles = Pick<PostedAnswers, 'page' | 'answers' | 'revision'>;

const FOREIGN = '这个文件不是你上传的，请重新上传';
const refusals: Readonly<Record<string, string>> = {
  NOT_FOUND: '这个文件没有传完，或已过期，请重新上传',
  FILE_TYPE_REFUSED: '这个文件打不开，请换一个',
  FILE_TOO_LARGE: '这个文件太大，请换一个小一点的',
};

/**
 * Puts the uploads that answers name into use (rule 11.5), before anything of the answers is stored. Refuses with
 * ANSWER_FORGED, for each question, files that the member didn't upload for a task: a person who was shown a file knows
 * its key, and a report would open that file. Likewise uploads that are gone, too large, or not of their type.
 */
export async function takeFiles(
  { cipher, ports }: Pick<TaskDeps, 'cipher' | 'ports'>,
  memberId: string,
  posted: PostedFiles,
): Promise<void> {
  const files = filesNamed(posted.answers);
  if (files.length === 0) return;
  const folder = folderOf(cipher, { kind: 'member', memberId });
  const foreign = files.filter(({ key }) => {
    const parsed = readFileKey(key);
    return parsed?.module !== 'task' || parsed.folder !== folder;
  });
  refuseFiles(
    posted,
    foreign.map(({ question }) => ({ question, message: FOREIGN })),
  );
  const faults = [];
  for (const { question, key } of files) {
    const message = await faultOf(async () => await ports?.takeFile?.(memberId, key));
    if (message !== undefined) faults.push({ question, message });
  }
  refuseFiles(posted, faults);
}

/** What a member is told when `take` refuses an upload; undefined if it doesn't. */
async function faultOf(take: () => Promise<void>): Promise<string | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    const message = error instanceof ApiFault ? refusals[error.name] : undefined;
    if (message === undefined) throw error;
    return message;
  }
}

function refuseFiles(
  { page, revision }: PostedFiles,
  faults: readonly { question: string; message: string }[],
): void {
  if (faults.length === 0) return;
  const problems = faults.map((fault) => ({ ...fault, code: 'unknownChoice' }));
  refuse('ANSWER_FORGED', { problems, page, revision });
}
