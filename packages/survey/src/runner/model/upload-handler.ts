import { CustomError, type Model, type Question, type QuestionFileModel } from 'survey-core';
import type { SurveyRunnerProps } from '../../definition/runner-types.ts';

const pictures = '.jpg,.jpeg,.png,.webp,.gif';
const megabyte = 1024 * 1024;
const tenMegabytes = 10 * megabyte;

/** Names of the accepted file types, such as 「JPG、PNG」. Leaves out JPEG, which is the same as JPG. */
const kindsText = (acceptedTypes: string): string =>
  acceptedTypes
    .split(',')
    .map((kind) => kind.trim().replace('.', '').toUpperCase())
    .filter((kind) => kind !== 'JPEG')
    .join('、');

/** Makes a file question upload each file at once and store only its key as the answer, whatever the definition says. */
export const uploadFilesAtOnce = (question: QuestionFileModel): void => {
  question.storeDataAsText = false;
  question.waitForUpload = true;
  question.allowImagesPreview = false;
  question.needConfirmRemoveFile = false;
  if (!question.acceptedTypes) question.acceptedTypes = pictures;
  if (question.maxSize === 0) question.maxSize = tenMegabytes;
  question.filePlaceholder = `${kindsText(question.acceptedTypes)}，每个不超过 ${Math.floor(question.maxSize / megabyte)} MB`;
};

const uploadFailure = (error: unknown, failureText: SurveyRunnerProps['uploadFailureText']): string => {
  if (!navigator.onLine) return '没有网络，文件没有传上去，联网后再试';
  return failureText?.(error) ?? '文件没有传上去，再试一次';
};

/** Says at a question that its file is lost if the page is closed. Returns a function that takes the words back. */
const warnAt = (question: Question, { name }: File): (() => void) => {
  const warning = new CustomError(`这台设备存不下“${name}”，传完之前别关掉这一页`);
  question.addError(warning);
  return () => void question.removeError(warning);
};

/** Passes chosen files to the runner's `onUpload`. When an upload fails, its question says why. */
export const uploadThrough = (
  model: Model,
  { onUpload, uploadFailureText }: Pick<SurveyRunnerProps, 'onUpload' | 'uploadFailureText'>,
): void => {
  const sendOne = async (file: File, question: Question): Promise<string> => {
    if (!onUpload) throw new Error('Nothing takes files here');
    let takeBack = (): void => undefined;
    try {
      return await onUpload(file, question.name, () => (takeBack = warnAt(question, file)));
    } finally {
      takeBack();
    }
  };
  model.onUploadFiles.add(async (_, { question, files, callback }) => {
    try {
      callback(
        await Promise.all(files.map(async (file) => ({ file, content: await sendOne(file, question) }))),
      );
    } catch (error) {
      callback('error');
      question.addError(uploadFailure(error, uploadFailureText));
    }
  });
};
