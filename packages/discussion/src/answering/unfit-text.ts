import { type GroupResponse, ResponseUnfit } from '@yayan/api-client';

/** Why an own answer doesn't count, and what helps (rule 6.46); undefined if it counts. */
export function unfitText({
  unfit,
  editable,
}: Pick<GroupResponse, 'unfit' | 'editable'>): string | undefined {
  if (unfit === null) return undefined;
  const why =
    unfit === ResponseUnfit.TooShort
      ? '这条内容过短，暂不计入话题的完成'
      : '这条和已有的回答相同，暂不计入话题的完成';
  const helps =
    unfit === ResponseUnfit.TooShort
      ? '修改时多写几句，或加一个文件，就会计入。'
      : '修改成你自己的话，就会计入。';
  return `${why}。${editable ? helps : '主持人看过后可以把它计入。'}`;
}
