import { ListModel, type QuestionDropdownModel } from 'survey-core';

/** Says of a list of cities that the city was not found; other lists keep the words that fit any of them. */
export const nameEmptyList = (question: QuestionDropdownModel): void => {
  if (!question.title.includes('城市')) return;
  const list: unknown = question.popupModel.contentComponentData['model'];
  if (list instanceof ListModel)
    Object.defineProperty(list, 'emptyMessage', { get: () => '没找到这个城市，换个写法试试' });
};
