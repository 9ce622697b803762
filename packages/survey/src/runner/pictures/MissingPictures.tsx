import { Button, useRetryOnline } from '@yayan/ui';
import { type Question, QuestionImagePickerModel } from 'survey-core';
import classes from './MissingPictures.module.css';
import { picturePartsOf } from './picture-parts.ts';
import type { useMissingPictures } from './use-missing-pictures.ts';

/** How often to try, after the network was lost: the browser's event may come too early or never. */
const RETRY_MS = 5000;

/** What can be done without the pictures. */
const missingText = (question: Question): string => {
  if (!(question instanceof QuestionImagePickerModel)) return '图片没有加载出来，联网后自动再试';
  const hasTexts = question.choices.every(({ hasText }) => hasText);
  return hasTexts ? '图片没有加载出来，可以先按文字选' : '图片没有加载出来，联网后自动再试，看到图才能选';
};

/** Says under a question that pictures of it are missing, and loads them again when the network is back. */
export function MissingPictures({
  question,
  missing,
  isLoading,
  retry,
}: ReturnType<typeof useMissingPictures> & { question: Question }) {
  'use no memo';
  useRetryOnline(missing > 0 ? retry : undefined, RETRY_MS);
  if (picturePartsOf(question).length === 0) return null;
  return (
    <div className={classes['root']} data-missing={missing}>
      <output>{missing > 0 ? missingText(question) : ''}</output>
      {missing > 0 ? (
        <Button variant="subtle" aria-disabled={isLoading} onClick={retry}>
          重试
        </Button>
      ) : null}
    </div>
  );
}
